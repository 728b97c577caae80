/** The end of a sentence whose last value has a full stop of its own: “26 nov..” or “6:19 p.m..” */
const TWO_FULL_STOPS = /([a-zéû])\.\.(?!\.)/g

/** A message with one full stop at the end of each sentence, also where its last value is an abbreviation. */
export const oneFullStop = (text: string) => text.replace(TWO_FULL_STOPS, '$1.')
