import { hostileTexts } from 'shared/testing/hostile-texts'
import { TEXT_RULES, type TextRule } from 'shared/testing/text-rules'
import { readImage } from '../src/areas/read-image.ts'
import { cleanHtml } from '../src/content/clean-html.ts'
import { crossCheck } from '../src/evaluator/cross-check.ts'
import { readJudgement } from '../src/evaluator/judgement.ts'
import { accepts } from '../src/http/accepts.ts'
import { clientAddress, networkOf } from '../src/http/network.ts'
import { cookieValue } from '../src/http/session/session-cookie.ts'
import { figure } from './report.ts'

/** The largest number of milliseconds for which a text may delay other requests, whatever its content. */
const MOST_MS = 50
/**
 * The largest number of milliseconds for which an administrator's page of rich text may delay other requests. It may
 * take longer, because each page has a turn of its own (http/limits/turns.ts).
 */
const MOST_OF_PAGE_MS = 500
/** The number of tries of a text. Only the fastest counts, so that other load on the machine does not. */
const TRIES = 3
const HEADERS_MAX = 16_000
const QUOTED = ' It was said.'

const points = { score: 5, metrics: { clinicalAccuracy: 5, communication: 5, empathy: 5 } }
const evidence = [{ quote: QUOTED, shows: 'empathy' as const }]
const judgement = { ...points, strengths: [], suggestions: [], evidence, speaksToRater: false }

/** The server's own rules that read text from outside. */
const SERVER_RULES: readonly TextRule[] = [
  { name: 'a judgement of a model', most: 40_000, read: (text) => readJudgement(text, 'nonce') },
  {
    name: 'the quotes of a model are found',
    most: 20_000,
    read: (text) =>
      crossCheck(
        { ...points, feedback: { suggestions: [] }, response: text + QUOTED },
        judgement,
        async () => undefined,
      ),
  },
  {
    name: 'a picture is read',
    most: 400_000,
    read: (text) => readImage(`data:image/png;base64,${text}`, { side: 256, bytes: 262_144 }),
  },
  { name: 'the session of a cookie', most: HEADERS_MAX, read: (text) => cookieValue(text, 'situ_session') },
  { name: 'the encodings of a header', most: HEADERS_MAX, read: (text) => accepts(`gzip;q=0${text}`, 'gzip') },
  { name: 'the network of a header', most: HEADERS_MAX, read: (text) => networkOf(clientAddress('::1', text, 1)) },
]
const PAGE: TextRule = { name: 'a page of rich text is cleaned', most: 200_000, read: cleanHtml }

function msOf(work: () => unknown): number {
  const begin = performance.now()
  work()
  return performance.now() - begin
}

/** The text that takes a rule the longest, and its time. */
function worstOf({ most, read }: TextRule) {
  let worst = { name: '', ms: 0 }
  for (const [name, text] of hostileTexts(most)) {
    const ms = Math.min(...Array.from({ length: TRIES }, () => msOf(() => read(text))))
    if (ms > worst.ms) worst = { name, ms }
  }
  return worst
}

/** Prints the figures of G15: the longest time for which a text can occupy the processor, by rule. */
export function text() {
  for (const rule of [...TEXT_RULES, ...SERVER_RULES, PAGE]) {
    const { name, ms } = worstOf(rule)
    figure('G15', `${rule.name}: ${name}`, ms, 'ms', { most: rule === PAGE ? MOST_OF_PAGE_MS : MOST_MS })
  }
}
