/**
 * A text that tries to make a rule slow: a piece repeated between a prefix that starts a match and a suffix that makes
 * it fail.
 */
interface Hostile {
  head?: string
  piece: string
  tail?: string
}

/** Pieces on which expressions and loops over text have been quadratic, here or in other projects. */
const REPEATED: Readonly<Record<string, Hostile>> = {
  'full stops and an x': { piece: '.', tail: 'x' },
  'stops and quotes': { piece: '."', tail: 'x' },
  'all marks that end a sentence': { piece: '.!?)', tail: 'x' },
  'sentences of one letter': { piece: 'a.\n' },
  'sentences of one cue': { piece: 'chacun.\n' },
  bullets: { piece: '- a\n' },
  'numbers of a list': { piece: '1. ' },
  abbreviations: { piece: 'm. ' },
  'abbreviations of one sign': { piece: '\u33d8 ' },
  'spaces and an x': { piece: ' ', tail: 'x' },
  'lines and an x': { piece: '\n', tail: 'x' },
  'ends of lines of all kinds': { piece: '\r\n\t\u00a0\u2028', tail: 'x' },
  semicolons: { piece: '; ' },
  commas: { piece: ', ' },
  quotes: { piece: '"' },
  'quotes that are closed': { piece: '« a » ' },
  'quotes before commas': { piece: '",' },
  apostrophes: { head: 'je lui demande ', piece: "'" },
  'letters and apostrophes': { piece: "a'" },
  'apostrophes of another language': { head: 'ask ', piece: "' " },
  'one word': { piece: 'a' },
  'one word in capitals': { head: 'le ', piece: 'A' },
  'one word after a stem': { head: 'demand', piece: 'a' },
  'hyphens in one word': { head: 'le A', piece: 'a-' },
  'letters one by one': { piece: 'a ' },
  'names one by one': { piece: 'le Marie ' },
  digits: { piece: '1' },
  'digits one by one': { piece: '9 / ' },
  connectives: { piece: 'alors et puis ' },
  'one word again': { piece: 'pas ' },
  'cues with a gap': { piece: 'je demande a b c ' },
  'cues of another language': { piece: "i'd ask him a b " },
  'praise of oneself': { piece: 'my a i am a b ' },
  'orders to the grader': { piece: '.give ignore ' },
  brackets: { piece: '(' },
  'brackets of all kinds': { piece: '({[<' },
  'links that never end': { piece: '![a](' },
  addresses: { piece: 'https://' },
  tags: { piece: '<a>' },
  entities: { piece: '&amp' },
  objects: { piece: '{"a":' },
  comments: { piece: '/*' },
  fences: { piece: '```{' },
  tables: { piece: '| a ' },
  scores: { piece: 'score: 7/9\n' },
  'names of scores': { piece: 'score          ' },
  'marks of prompts': { piece: '[[situ:a]]x' },
  'dots and hyphens': { piece: '-.' },
  'marks on one letter': { head: 'a', piece: '\u0301' },
  'marks out of order': { head: 'a', piece: '\u0301\u0316' },
  'signs of eighteen letters': { piece: '\ufdfa' },
  ligatures: { piece: '\ufb03œ' },
  'signs without a width': { piece: 'a\u200b' },
  'signs that turn the direction': { piece: '\u202e\u202c' },
  'another direction': { piece: 'אבג ' },
  emoji: { piece: '😀' },
  'emoji of many': { piece: '👨\u200d👩\u200d👧' },
  'half of an emoji': { piece: '\ud83d' },
  'letters that grow': { piece: 'İß' },
}

/** Pseudo-random words, always the same ones, in which hardly any two words occur together twice. */
function words(length: number, join: (word: string, i: number) => string) {
  const parts: string[] = []
  let seed = 7
  for (let made = 0; made < length; ) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    const word = (seed >>> 8).toString(36).replaceAll(/\d/g, 'e')
    const part = join(word, parts.length)
    parts.push(part)
    made += part.length
  }
  return parts.join('')
}
const CHOSEN: Readonly<Record<string, (word: string, i: number) => string>> = {
  'words that are all different': (word) => `${word} `,
  'sentences that are all different': (word, i) => `${word}${i % 3 === 2 ? '. ' : ' '}`,
  'names that are all different': (word) => `le ${word.charAt(0).toUpperCase()}${word.slice(1)} `,
}

/** All hostile texts by name, each `length` UTF-16 units long. */
export function hostileTexts(length: number): [name: string, text: string][] {
  const repeated = Object.entries(REPEATED).map(([name, { head = '', piece, tail = '' }]): [string, string] => {
    const room = Math.max(0, length - head.length - tail.length)
    return [name, `${head}${piece.repeat(Math.ceil(room / piece.length)).slice(0, room)}${tail}`.slice(0, length)]
  })
  const chosen = Object.entries(CHOSEN).map(([name, join]): [string, string] => [
    name,
    words(length, join).slice(0, length),
  ])
  // Two different halves, which no repeated piece gives.
  const half = Math.floor(length / 2)
  const marks = `a${'\u0301'.repeat(half)}${'\u0316'.repeat(half)}`.slice(0, length)
  return [...repeated, ...chosen, ['marks of two kinds', marks]]
}
