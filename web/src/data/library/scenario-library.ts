import { useMemo } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { scenarios } from 'shared/contract/calls/scenarios'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { useLastKnown } from '#data/db/use-query'
import { refresh } from '#data/http/reader'
import { useResource } from '#data/http/use-resource'

const FRESH_MS = 300_000

/**
 * The scenarios from the server or this device: `all`, and in `listed` those with content in this language, in order;
 * both undefined while neither has replied. `failed` when neither can.
 */
export function useScenarioLibrary(language: Language) {
  const { value, settled, again } = useResource(scenarios.list, {}, { freshFor: FRESH_MS })
  const all = useLastKnown('scenarios', value ?? undefined)
  const listed = useMemo(
    () => all?.filter(({ content }) => content[language].trim() !== '').toSorted((a, b) => a.order - b.order),
    [all, language],
  )
  return { all, listed, failed: settled && all === undefined, again }
}

/** Requests the scenarios before a screen needs them; after a failure that screen requests them itself. */
export function prefetchScenarios() {
  refresh(scenarios.list, {}, { freshFor: 0 }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
}

/**
 * A random scenario other than the current one, preferably one that was not answered yet. Returns the current one where
 * there is no other, undefined for an empty list. `chance` is in [0, 1).
 */
export function anotherScenario(
  listed: readonly Scenario[],
  current: string | undefined,
  done: ReadonlySet<string>,
  chance: number,
): Scenario | undefined {
  const others = listed.filter(({ id }) => id !== current)
  const fresh = others.filter(({ id }) => !done.has(id))
  const among = fresh.length > 0 ? fresh : others.length > 0 ? others : listed
  return among[Math.floor(chance * among.length)]
}
