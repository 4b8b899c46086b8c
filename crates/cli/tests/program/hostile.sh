#!/bin/sh
# An engine that misbehaves: hostile.sh BEHAVIOUR FILE. The file gets the number of each process that was started; a
# stubborn one enters it again once no signal but a kill ends it.
behaviour=$1
file=$2
echo $$ >> "$file"

zeros() { head -c "$1" /dev/zero | tr '\0' "$2"; }
play() { echo "{\"id\":$id,\"action\":\"$action\"}"; }

misbehave() {
    case $behaviour in
        silent) sleep 60 ;;
        slow) sleep 2; play ;;
        stubborn) trap '' TERM INT HUP; echo $$ >> "$file"; sleep 60; sleep 60 ;;
        deaf) exec 0<&-; sleep 60 ;;
        old) echo "{\"id\":1,\"action\":\"$action\"}" ;;
        garbage) echo 'I take three gems' ;;
        binary) head -c 2000 /dev/urandom; echo ;;
        deep) zeros 100000 '['; echo ;;
        long) zeros 10000000 a; echo ;;
        endless) yes | tr -d '\n' ;;
        flood) yes '{"info":1}' ;;
        exits) echo 'out of luck' >&2; exit 3 ;;
        tires) count=$((count + 1)); [ "$count" -gt 3 ] && exit; play ;;
        closes) exec 1>&-; sleep 60 ;;
        illegal) echo "{\"id\":$id,\"action\":\"jump\"}" ;;
        empty) echo "{\"id\":$id}" ;;
        declines) echo "{\"id\":$id,\"error\":\"I play only chess\"}" ;;
        forks) sleep 60 & exit ;;
        twice) play; play ;;
        loud) zeros 300000 e >&2; play ;;
        *) play ;;
    esac
}

[ "$behaviour" = 'leaves' ] && exit
while read -r line; do
    id=${line#*\"id\":}; id=${id%%,*}
    action=${line#*\"legal\":[\"}; action=${action%%\"*}
    case $line in
        *'"op":"game"'*)
            [ "$behaviour" = 'mute' ] && sleep 60
            echo "{\"id\":$id,\"name\":\"$behaviour\"}" ;;
        *'"op":"think"'*) misbehave ;;
    esac
done
case $behaviour in
    lingers) sleep 60 ;;
    raves) yes '{"info":1}' ;;
esac
