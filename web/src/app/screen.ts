import { loadArea } from '#i18n/setup'
import { lazy } from './lazy'

/** Catalogues of pieces that only these features show (build/words/catalogues.ts). */
const PIECES_OF: Readonly<Record<string, readonly string[]>> = {
  practice: ['evaluation'],
  'practice-test': ['evaluation'],
}

/** A screen that is loaded when it is first needed, together with the catalogue of its feature. */
export const screen = <M extends Record<string, unknown>, N extends keyof M & string>(
  area: string,
  load: () => Promise<M>,
  name: N,
) =>
  lazy(async () => {
    const [module] = await Promise.all([load(), ...[area, ...(PIECES_OF[area] ?? [])].map(loadArea)])
    return module
  }, name)
