import { useLingui } from '@lingui/react/macro'
import type { HintWords } from './hint-for'

/** The words for `hintFor`, in the language of the interface. */
export function useHintWords(): HintWords {
  const { t } = useLingui()
  return { space: t`space`, enter: t`Enter`, next: t`then`, or: t`or` }
}
