/** What this tab remembers over a reload; undefined where there is nothing that can be read. */
export function rememberedInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '')
  } catch {
    return undefined
  }
}

/** Remembers a value until the tab is closed. */
export function rememberInTab(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // No room, or not allowed: a reload begins anew.
  }
}
