// Sets the chosen or the system's colours before the first paint; a file, because the policy forbids inline scripts.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('theme')
  } catch {}
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.classList.add(dark ? 'dark' : 'light')
})()
