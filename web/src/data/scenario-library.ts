import { useMemo } from 'react'
import { scenarios } from 'shared/contract/scenarios'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/scenario'
import { ApiError } from './client'
import { refresh } from './reader'
import { useAnswer } from './use-answer'

const FRESH_MS = 300_000

/**
 * The scenarios as the server or this device has them: `all`, and in `listed` those with content in this language, in their order; both
 * undefined while neither has answered. `failed` when neither can.
 */
export function useScenarioLibrary(language: Language) {
  const { value, settled, again } = useAnswer(scenarios.list, {}, { freshFor: FRESH_MS })
  const all = value ?? undefined
  const listed = useMemo(
    () => all?.filter(({ content }) => content[language].trim() !== '').toSorted((a, b) => a.order - b.order),
    [all, language],
  )
  return { all, listed, failed: settled && all === undefined, again }
}

/** Asks for the scenarios ahead of the screen that needs them; without an answer that screen asks itself. */
export function prefetchScenarios() {
  refresh(scenarios.list, {}, { freshFor: 0 }).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
  })
}

/** A scenario by chance: not this one again, and rather one that was not answered yet. */
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
