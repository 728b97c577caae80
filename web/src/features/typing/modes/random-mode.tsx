import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { type RandomText, randomWords, TIMED_WORDS, textTypeOf, wordsFor } from 'shared/rules/typing/typing-text'
import { useExtraTime } from '#data/account/extra-time'
import { currentDb } from '#data/db/db'
import { useTypingWords } from '#data/library/practice-texts'
import { saveTypingView, type TypingView } from '#data/typing/typing-view'
import { formatFactor } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { TypingDesk } from '../typing-desk'
import { RandomOptions } from './random-options'

const Options = chakra('div', { base: { marginTop: '4' } })

const chosenIn = ({ by, list, words, seconds }: TypingView): RandomText =>
  by === 'words' ? { list, by, words } : { list, by, seconds }

/** Random words: a number of them, or as many as possible in a time. */
export function RandomMode({ view }: { view: TypingView }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { words, failed, again } = useTypingWords()
  const factor = useExtraTime()
  const [draw, setDraw] = useState(0)
  const { by, list } = view
  const isMedical = list === 'medical'
  const listLanguage = isMedical ? 'fr' : language
  const count = by === 'words' ? view.words : TIMED_WORDS
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new draw gives other words
  const body = useMemo(
    () => words && randomWords(wordsFor(words, list, listLanguage), count, Math.random),
    [words, list, count, listLanguage, draw],
  )
  if (failed)
    return (
      <EmptyState
        drawing="cut"
        title={<Trans>The word list has not loaded yet</Trans>}
        action={
          <Button onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Once downloaded, the list stays on this device.</Trans>
      </EmptyState>
    )
  if (body === undefined || factor === undefined) return <Loading />
  const { words: wordCount, seconds } = view
  const name = isMedical ? t`Medical terms` : t`Common words`
  const extra = factor === 1 ? '' : ` ${formatFactor(language, factor)}`
  const title = by === 'words' ? t`${name}, ${wordCount}` : t`${name}, ${seconds} s` + extra
  return (
    <>
      <Options>
        <RandomOptions view={view} onChange={(change) => void saveTypingView(currentDb(), change)} />
      </Options>
      <TypingDesk
        key={textTypeOf(chosenIn(view))}
        view={view}
        onNew={() => setDraw((n) => n + 1)}
        active={{
          body,
          title,
          language: listLanguage,
          textType: textTypeOf(chosenIn(view)),
          ...(by === 'time' && { limitMs: seconds * 1000 * factor }),
          ...(isMedical && language !== 'fr' && { badge: <Trans>In French</Trans> }),
        }}
      />
    </>
  )
}
