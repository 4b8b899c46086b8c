// Says that the page is loading, and what can be done if it does not start: the client itself cannot, since its module
// may be what is missing. The client removes this from the page. It has no syntax that old browsers do not know, and
// depends on nothing.
(function () {
  'use strict';
  var WORDS = {{words}};
  // The time after which a page that has not started is taken for one that will not, in milliseconds.
  var PATIENCE = 8000;
  var shown = document.getElementById('start');
  var line = shown.querySelector('p');
  var words = WORDS[language()];

  function language() {
    var liked = navigator.languages || [navigator.language || ''];
    for (var at = 0; at < liked.length; at += 1) {
      var tag = liked[at].slice(0, 2).toLowerCase();
      if (WORDS[tag]) return tag;
    }
    return 'en';
  }

  function failed() {
    if (!shown.parentNode || shown.querySelector('button')) return;
    line.textContent = typeof WebAssembly === 'object' ? words['start-failed'] : words['start-unable'];
    var again = document.createElement('button');
    again.type = 'button';
    again.className = 'button';
    again.setAttribute('data-act', 'again');
    again.textContent = words['start-again'];
    again.onclick = function () { location.reload(); };
    shown.appendChild(again);
  }

  shown.lang = language();
  line.textContent = words['start-loading'];
  if (typeof WebAssembly !== 'object') return failed();
  // A script that does not arrive is reported at its element, which the event leaves to no one else.
  addEventListener('error', function (event) {
    var at = event.target;
    if (at === window || at.tagName === 'SCRIPT') failed();
  }, true);
  addEventListener('unhandledrejection', failed);
  setTimeout(failed, PATIENCE);
})();
