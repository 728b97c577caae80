/** Words as a reader counts them: what stands between spaces and holds a letter or a digit (« guillemets » are none). */
export const countWords = (text: string) => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token)).length
