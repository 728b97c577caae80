/** A suggestion and the sentence to begin with that some end in: `Say… : « I do not know yet… »`. */
export function suggestionParts(text: string): { text: string; starter: string | undefined } {
  const found = /^(.*?\S)\s*[:：]\s*(«[^«]*»|“[^“]*”)\.?$/su.exec(text.trim())
  return found ? { text: `${found[1]}.`, starter: found[2] } : { text, starter: undefined }
}
