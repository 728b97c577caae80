import { useLingui } from '@lingui/react/macro'
import type { Evaluation } from 'shared/model/evaluation'
import { ASSISTANT_IDS } from 'shared/model/evaluation'
import { ASSISTANTS } from 'shared/rules/assistant/assistant-list'

/** Returns a function that gives the name of an evaluator: `Situ AI`, `ChatGPT`, `ChatGPT, pasted`. */
export function useEngineName() {
  const { t } = useLingui()
  return (engine: Evaluation['engine']) => {
    if (engine === undefined || engine.id === 'own') return t`Situ AI`
    const name = engine.id.replace(/^pasted:/, '')
    const known = ASSISTANT_IDS.find((id) => id === name)
    const assistant = known ? ASSISTANTS[known].name : name
    return engine.pasted ? t`${assistant}, pasted` : assistant
  }
}
