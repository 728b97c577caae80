// Sets the chosen or the system's colours before the first paint; a file, because the policy forbids inline scripts.
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
