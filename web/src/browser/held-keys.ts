/** Whether a key that is held down opens a menu of accents (Apple's systems), for which the text must be in its field. */
export const heldKeysOpenMenus = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
