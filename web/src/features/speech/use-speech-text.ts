import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { Scenario } from 'shared/model/content/scenario'
import { LANGUAGES } from 'shared/model/languages'
import { currentDb, unlessClosed, wasLeft } from '#data/db/db'
import { readSpeechDraft, type SpeechDraft, saveSpeechDraft } from '#data/media/speech-draft'

/** The learner's own text before a scenario replaced it last; undo restores only this one. */
type Replaced = Pick<SpeechDraft, 'text' | 'scenarioId'>

/**
 * The text to say. It is saved at every keystroke and restored after a reload; a scenario in the address fills it.
 * `draft` is undefined while it loads.
 */
export function useSpeechText(wanted: string | undefined, listed: readonly Scenario[] | undefined, language: Language) {
  const [db] = useState(currentDb)
  const [draft, setDraft] = useState<SpeechDraft>()
  const [failed, setFailed] = useState(false)
  const [replaced, setReplaced] = useState<Replaced>()
  const latest = useRef<SpeechDraft>(undefined)

  useEffect(() => {
    let current = true
    readSpeechDraft(db)
      .then((found) => {
        if (!current) return
        latest.current = found
        setDraft(found)
      })
      .catch(unlessClosed(db))
    return () => {
      current = false
    }
  }, [db])

  const change = (changed: Partial<SpeechDraft>) => {
    const next = { text: '', confirmed: false, ...latest.current, ...changed }
    latest.current = next
    setDraft(next)
    saveSpeechDraft(db, next)
      .then(() => setFailed(false))
      .catch(() => setFailed(!wasLeft(db)))
  }
  const fill = (scenario: Scenario) => {
    const before = latest.current
    const text = scenario.content[language].trim()
    const own = before?.text.trim() ?? ''
    const fromScenario = listed?.some(({ content }) => Object.values(content).some((c) => c.trim() === own))
    setReplaced(
      own !== '' && !fromScenario && before ? { text: before.text, scenarioId: before.scenarioId } : undefined,
    )
    change({ text, scenarioId: scenario.id, confirmed: false })
  }

  const scenario = listed?.find(({ id }) => id === wanted)
  const ready = draft !== undefined
  // Another scenario replaces the text. For the same scenario, an unedited text is replaced by the one in the new
  // language, and an edited text is kept.
  const follow = useEffectEvent((of: Scenario, shown: Language) => {
    const { scenarioId, text = '' } = latest.current ?? {}
    const others = LANGUAGES.filter((other) => other !== shown).map((other) => of.content[other].trim())
    const isUnedited = text.trim() !== '' && others.includes(text.trim())
    if (scenarioId !== of.id || isUnedited) fill(of)
  })
  useEffect(() => {
    if (ready && scenario) follow(scenario, language)
  }, [ready, scenario, language])
  const bringBack = () => {
    if (replaced) change({ ...replaced, confirmed: false })
    setReplaced(undefined)
  }
  return { draft, failed, change, replaced: replaced !== undefined, bringBack }
}
