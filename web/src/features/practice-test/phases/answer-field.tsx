import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans } from '@lingui/react/macro'
import { Check, TriangleAlert } from 'lucide-react'
import { useId, useState, useSyncExternalStore } from 'react'
import type { Language } from 'shared/model/bilingual'
import { countWords } from 'shared/rules/practice/count-words'
import type { AnswerKey } from '#data/practice/practice-run'
import { Textarea } from '#ui/form/textarea'
import { Icon } from '#ui/icon'
import type { AnswerWriter } from './answer-writer'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    '& > label': { fontWeight: 600, fontSize: '.9375rem' },
    '& > .under': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '3',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& .kept': { display: 'inline-flex', alignItems: 'center', gap: '1', '& > svg': { color: 'success.fg' } },
    '& .lost': { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'danger.fg', fontWeight: 500 },
  },
})

/** One question and the field of its answer; `startedAt` is when the phase began. */
export function AnswerField({
  answerKey,
  label,
  language,
  startedAt,
  writer,
}: {
  answerKey: AnswerKey
  label: string
  language: Language
  startedAt: number
  writer: AnswerWriter
}) {
  const id = useId()
  const [text, setText] = useState(() => writer.answer(answerKey).text)
  const saving = useSyncExternalStore(writer.subscribe, writer.state)
  const first = answerKey.question === 0

  const change = (value: string) => {
    const ms = Math.max(0, Date.now() - startedAt)
    const { firstKeyMs } = writer.answer(answerKey)
    writer.change(answerKey, { text: value, firstKeyMs: firstKeyMs ?? ms, lastKeyMs: ms })
    setText(value)
  }
  return (
    <Box>
      <label htmlFor={id} lang={language}>
        {answerKey.question + 1}. {label}
      </label>
      <Textarea
        serif
        id={id}
        rows={first ? 7 : 5}
        lang={language}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-under`}
        value={text}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div className="under" id={`${id}-under`}>
        <span className="num">
          <Plural value={countWords(text)} one="# word" other="# words" />
        </span>
        {saving === 'failed' ? (
          <span className="lost">
            <Icon of={TriangleAlert} size="s" />
            <Trans>Not saved: this device is full</Trans>
          </span>
        ) : saving === 'saving' ? (
          <span>
            <Trans>Saving…</Trans>
          </span>
        ) : first && text !== '' ? (
          <span className="kept">
            <Icon of={Check} size="s" />
            <Trans>Saved here</Trans>
          </span>
        ) : (
          <span>
            <Trans>Typing mistakes don’t count</Trans>
          </span>
        )}
      </div>
    </Box>
  )
}
