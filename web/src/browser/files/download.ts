/** Downloads a text as a file. */
export function download(name: string, text: string, type = 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the URL only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
