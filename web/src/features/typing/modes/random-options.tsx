import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { TYPING_SECONDS, WORD_COUNTS } from 'shared/rules/typing/typing-text'
import type { TypingView } from '#data/typing/typing-view'
import { Segmented } from '#ui/form/segmented'

const Bar = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

/** The choice of word list, and of the number of words or the time. */
export function RandomOptions({
  view,
  onChange,
}: {
  view: TypingView
  onChange: (change: Partial<TypingView>) => void
}) {
  const { t } = useLingui()
  const { list, by, words, seconds } = view
  return (
    <Bar>
      <Segmented
        label={t`Words`}
        value={list}
        options={[
          { value: 'common', label: <Trans>Common</Trans> },
          { value: 'medical', label: <Trans>Medical (in French)</Trans> },
        ]}
        onChange={(chosen) => onChange({ list: chosen })}
      />
      <Segmented
        label={t`What ends the session`}
        value={by}
        options={[
          { value: 'words', label: <Trans>By number of words</Trans> },
          { value: 'time', label: <Trans>By time</Trans> },
        ]}
        onChange={(chosen) => onChange({ by: chosen })}
      />
      {by === 'words' ? (
        <Segmented
          label={t`Number of words`}
          value={String(words)}
          options={WORD_COUNTS.map((count) => ({ value: String(count), label: count }))}
          onChange={(chosen) => {
            const count = WORD_COUNTS.find((one) => String(one) === chosen)
            if (count) onChange({ words: count })
          }}
        />
      ) : (
        <Segmented
          label={t`Seconds`}
          value={String(seconds)}
          options={TYPING_SECONDS.map((count) => ({ value: String(count), label: t`${count} s` }))}
          onChange={(chosen) => {
            const count = TYPING_SECONDS.find((one) => String(one) === chosen)
            if (count) onChange({ seconds: count })
          }}
        />
      )}
    </Bar>
  )
}
