// Sets the chosen or the system's colours before the first paint, and shows the logo of the start without waiting for a
// style sheet; a file, because the policy forbids inline scripts and styles.
;(() => {
  const root = document.documentElement
  let choice
  try {
    choice = localStorage.getItem('theme')
  } catch {
    // Storage is blocked: the system decides.
    choice = null
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.add(dark ? 'dark' : 'light')
  if ('adoptedStyleSheets' in document) {
    const start = new CSSStyleSheet()
    start.replaceSync(
      `html{background:${dark ? '#0e1719' : '#f4f6f3'}}body{margin:0}.boot{display:grid;place-content:center;min-height:100dvh}.boot svg{width:56px;border-radius:25%}`,
    )
    document.adoptedStyleSheets.push(start)
    // The app's own styles say the same, and follow a change of the theme.
    addEventListener('load', () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== start)
    })
  }
  // Printed pages are always light.
  let printed = false
  addEventListener('beforeprint', () => {
    printed = root.classList.contains('dark')
    if (printed) root.classList.replace('dark', 'light')
  })
  addEventListener('afterprint', () => {
    if (printed) root.classList.replace('light', 'dark')
  })
})()
