/** Splits a suggestion from the opening sentence with which some end: `Say… : « I do not know yet… »`. */
export function suggestionParts(text: string): { text: string; starter: string | undefined } {
  const found = /^(.*?\S)\s*[:：]\s*(«[^«]*»|“[^“]*”)\.?$/su.exec(text.trim())
  return found ? { text: `${found[1]}.`, starter: found[2] } : { text, starter: undefined }
}
