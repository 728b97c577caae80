/** A value that this tab stored before a reload; undefined where there is none or it cannot be read. */
export function rememberedInTab(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '')
  } catch {
    return undefined
  }
}

/** Stores a value until the tab is closed. */
export function rememberInTab(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: after a reload the value is missing.
  }
}
