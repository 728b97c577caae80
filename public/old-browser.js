// Sends a browser that is older than Situ's oldest (.github/docs/browsers.md) to a page that says so. Written in the
// syntax of 2009, because a browser that cannot read a script says nothing.
;(function () {
  function supports(property, value) {
    return 'CSS' in window && 'supports' in CSS && CSS.supports(property, value)
  }
  function looksBehind() {
    try {
      return new RegExp('(?<=a)b').test('ab')
    } catch (_error) {
      return false
    }
  }
  window.situIsOldBrowser = function () {
    return !(
      'noModule' in document.createElement('script') &&
      window.indexedDB &&
      'toSorted' in Array.prototype &&
      looksBehind() &&
      supports('color', 'color-mix(in srgb, red, blue)') &&
      CSS.supports('selector(:has(a))')
    )
  }
  if (location.pathname !== '/old-browser.html' && window.situIsOldBrowser()) location.replace('/old-browser.html')
})()
