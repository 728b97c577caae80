/** Whether a held key opens a menu of accents (Apple's systems), for which the field must contain the text. */
export const heldKeysOpenMenus = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
