"""Trains the network of a game from files of records, and writes its file of weights.

    python -m venv /tmp/venv && /tmp/venv/bin/pip install -r learn/requirements.txt
    /tmp/venv/bin/python learn/train.py --seats 4 --out splendor.net RECORDS...

`cabochon learn observe` writes the records, and says what is in them. `crates/neural` reads the weights, and says what
the network is. One game in twenty is held out; on these the script prints the mean cross-entropy to the result, of the
network and of the search that taught it.
"""

import argparse
import functools
import json
import struct

import jax
import jax.numpy as jnp
import numpy as np
import optax

# The widths of the layers, as in `crates/neural/src/net.rs`, and the size of the last layer there.
PIECE, SEAT, HEAD, LAST, OUT = 24, 32, 48, 24, 6
HELD_OUT = 20


class Records:
    """A file of records."""

    def __init__(self, path):
        with open(path, "rb") as file:
            line = file.readline()
        self.head = json.loads(line)
        assert self.head["records"] == 1, path
        self.path = path
        n, room = self.head["players"], self.head["pieces"]
        self.players = n
        widths = {place: len(self.head[place]) for place in ("table", "seat", "zones", "piece")}
        self.widths = widths
        fields = [
            ("game", "<u4"), ("turn", "<u4"), ("search", "<f4", n), ("result", "<f4", n),
            ("table", "u1", widths["table"]), ("seat", "u1", (n, widths["seat"])),
            ("zone", "u1", (n, room)), ("piece", "u1", (n, room, widths["piece"])),
        ]
        data = np.memmap(path, np.dtype(fields), "r", offset=len(line))
        held_out = data["game"] % HELD_OUT == 0
        self.data = data
        self.training = np.flatnonzero(~held_out)
        self.held_out = np.flatnonzero(held_out)


def cycles(names, words):
    """Returns for each turn of the cycle of words the places from which counts come."""
    index = {name: place for place, name in enumerate(names)}
    turns = []
    for turn in range(len(words) or 1):
        after = {word: words[(at + turn) % len(words)] for at, word in enumerate(words)}
        of = [index[" ".join(after.get(word, word) for word in name.split(" "))] for name in names]
        turns.append(np.array(of))
    return turns


def layer(key, inputs, outputs):
    return {"w": jax.random.normal(key, (inputs, outputs)) * np.sqrt(2 / inputs), "b": jnp.zeros(outputs)}


def initial(key, widths, seats):
    sizes = [
        ("piece", widths["piece"], PIECE), ("seat", widths["zones"] * PIECE + widths["seat"], SEAT),
        ("head", seats * SEAT + widths["table"], HEAD), ("last", HEAD, LAST), ("out", LAST, OUT),
    ]
    return {name: layer(k, i, o) for k, (name, i, o) in zip(jax.random.split(key, 5), sizes)}


def evidence(params, table, seat, zone, piece, seats, zones):
    """Returns the evidence for each seat. The counts are scaled already."""
    n = seat.shape[1]
    of_piece = jax.nn.relu(piece @ params["piece"]["w"] + params["piece"]["b"])
    lies = (zone[..., None] == jnp.arange(1, zones + 1)).astype(jnp.float32)
    sums = jnp.einsum("bnmz,bnmc->bnzc", lies, of_piece).reshape(*seat.shape[:2], -1)
    of_seat = jax.nn.relu(jnp.concatenate([sums, seat], -1) @ params["seat"]["w"] + params["seat"]["b"])
    of_seats = jnp.pad(of_seat, ((0, 0), (0, seats - n), (0, 0))).reshape(len(table), -1)
    head = jnp.concatenate([of_seats, table], -1) @ params["head"]["w"] + params["head"]["b"]
    last = jax.nn.relu(jax.nn.relu(head) @ params["last"]["w"] + params["last"]["b"])
    return (last @ params["out"]["w"] + params["out"]["b"])[:, :n]


def cross_entropy(logits, target):
    return -(target * jax.nn.log_softmax(logits)).sum(-1).mean()


def scales(files):
    """Returns by what each count is divided: its spread, so that all matter alike at first."""
    found = {}
    for place in ("table", "seat", "piece"):
        sums, squares, number = 0, 0, 0
        for file in files:
            some = file.training[:: max(1, len(file.training) // 20000)]
            rows = file.data[place][some]
            if place == "piece":
                rows = rows[file.data["zone"][some] > 0]
            rows = rows.reshape(-1, rows.shape[-1]).astype(np.float64)
            sums, squares, number = sums + rows.sum(0), squares + (rows**2).sum(0), number + len(rows)
        spread = np.sqrt(np.maximum(squares / number - (sums / number) ** 2, 0))
        found[place] = np.where(spread > 0, np.maximum(spread, 0.05), 1).astype(np.float32)
    return found


def batches(files, size, rng, part):
    """Yields shuffled batches, each of one file: files are met in proportion to their size."""
    plan = []
    for file in files:
        rows = rng.permutation(getattr(file, part))
        plan += [(file, np.sort(rows[at : at + size])) for at in range(0, len(rows) - size + 1, size)]
    rng.shuffle(plan)
    yield from plan


def quantised(weights):
    most = float(np.abs(weights).max()) or 1.0
    scale = np.float32(most / 32767)
    return scale, np.clip(np.round(weights / scale), -32767, 32767).astype("<i2")


def write(path, params, widths, seats, scale):
    """Writes the weights, for counts that are not scaled."""
    params = jax.tree.map(np.array, params)
    params["piece"]["w"] /= scale["piece"][:, None]
    params["seat"]["w"][widths["zones"] * PIECE :] /= scale["seat"][:, None]
    params["head"]["w"][seats * SEAT :] /= scale["table"][:, None]
    with open(path, "wb") as file:
        file.write(b"cabnet 1")
        shape = (seats, widths["table"], widths["seat"], widths["zones"], widths["piece"])
        file.write(struct.pack("<5H", *shape))
        for name in ("piece", "seat", "head", "last", "out"):
            by, weights = quantised(params[name]["w"])
            file.write(struct.pack("<f", by) + params[name]["b"].astype("<f4").tobytes() + weights.tobytes())


def read(path, params, widths, seats, scale):
    """Reads the weights of a network of the same shape, for counts that are scaled."""
    params = jax.tree.map(np.array, params)
    with open(path, "rb") as file:
        assert file.read(8) == b"cabnet 1", path
        shape = (seats, widths["table"], widths["seat"], widths["zones"], widths["piece"])
        assert struct.unpack("<5H", file.read(10)) == shape, path
        for name in ("piece", "seat", "head", "last", "out"):
            (by,) = struct.unpack("<f", file.read(4))
            params[name]["b"] = np.frombuffer(file.read(4 * params[name]["b"].size), "<f4")
            weights = np.frombuffer(file.read(2 * params[name]["w"].size), "<i2")
            params[name]["w"] = by * weights.astype(np.float32).reshape(params[name]["w"].shape)
    params["piece"]["w"] *= scale["piece"][:, None]
    params["seat"]["w"][widths["zones"] * PIECE :] *= scale["seat"][:, None]
    params["head"]["w"][seats * SEAT :] *= scale["table"][:, None]
    return jax.tree.map(jnp.array, params)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", nargs="+", help="files of records, all of one game")
    parser.add_argument("--out", required=True, help="the file of weights")
    parser.add_argument("--start", help="a file of weights to begin with, instead of random ones")
    parser.add_argument("--seats", type=int, required=True, help="the most seats of the game")
    parser.add_argument("--cycle", default="", help="words between commas that may take each other's places in turn")
    parser.add_argument("--search-part", type=float, default=0.5, help="the part of the search in the target")
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=1e-3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()

    files = [Records(path) for path in options.records]
    widths = files[0].widths
    assert all(file.head[place] == files[0].head[place] for file in files for place in widths)
    words = [word for word in options.cycle.split(",") if word]
    turned = {place: cycles(files[0].head[place], words) for place in ("table", "seat", "piece")}
    scale = scales(files)
    rng = np.random.default_rng(options.seed)
    params = initial(jax.random.key(options.seed), widths, options.seats)
    if options.start:
        params = read(options.start, params, widths, options.seats, scale)
    weights = sum(leaf.size for leaf in jax.tree.leaves(params))
    steps = options.epochs * sum(len(file.training) // options.batch for file in files)
    positions = sum(len(file.training) for file in files)
    print(f"{positions} positions, {weights} weights, {steps} steps", flush=True)
    rate = optax.cosine_decay_schedule(options.rate, steps)
    optimiser = optax.adamw(rate, weight_decay=options.decay)
    state = optimiser.init(params)

    def logits(params, rows):
        table, seat, zone, piece = rows
        table, seat = table / scale["table"], seat / scale["seat"]
        return evidence(params, table, seat, zone, piece / scale["piece"], options.seats, widths["zones"])

    @jax.jit
    def step(params, state, rows, target):
        loss, slope = jax.value_and_grad(lambda p: cross_entropy(logits(p, rows), target))(params)
        moves, state = optimiser.update(slope, state, params)
        return optax.apply_updates(params, moves), state, loss

    def rows_of(file, rows, turn=0):
        data = file.data[rows]
        take = [data[place][..., turned[place][turn]] for place in ("table", "seat", "piece")]
        return (take[0], take[1], data["zone"], take[2]), data

    def held_out(params, file):
        tell = jax.jit(lambda rows, target: cross_entropy(logits(params, rows), target))
        losses, of_search, sizes = [], [], []
        for at in range(0, len(file.held_out), 4096):
            rows, data = rows_of(file, file.held_out[at : at + 4096])
            losses.append(float(tell(rows, data["result"])))
            search = np.clip(data["search"], 1e-3, 1)
            of_search.append(float(-(data["result"] * np.log(search)).sum(-1).mean()))
            sizes.append(len(data))
        return np.average(losses, weights=sizes), np.average(of_search, weights=sizes)

    for epoch in range(options.epochs):
        losses = []
        for file, rows in batches(files, options.batch, rng, "training"):
            rows, data = rows_of(file, rows, rng.integers(len(turned["table"])))
            target = options.search_part * data["search"] + (1 - options.search_part) * data["result"]
            params, state, loss = step(params, state, rows, target)
            losses.append(loss)
        print(f"epoch {epoch + 1}: loss {np.mean([float(loss) for loss in losses]):.4f}", flush=True)
    for file in files:
        net, search = held_out(params, file)
        print(f"{file.path}: held out, loss to the result: net {net:.4f}, search {search:.4f}", flush=True)
    write(options.out, params, widths, options.seats, scale)


if __name__ == "__main__":
    main()
