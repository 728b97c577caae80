import { Trans } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { AnswerKey } from '#data/practice/practice-run'
import { TextLost, TextSaved, WritingField } from '#ui/form/writing-field'
import type { AnswerWriter } from './answer-writer'

/** One question and the field of its answer; `startedAt` is when the phase began, in epoch milliseconds. */
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
    <WritingField
      label={`${answerKey.question + 1}. ${label}`}
      labelLanguage={language}
      language={language}
      rows={first ? 7 : 5}
      value={text}
      onChange={change}
    >
      {saving === 'failed' ? (
        <TextLost />
      ) : saving === 'saving' ? (
        <span>
          <Trans>Saving…</Trans>
        </span>
      ) : first && text !== '' ? (
        <TextSaved />
      ) : (
        <span>
          <Trans>A few typos don’t matter</Trans>
        </span>
      )}
    </WritingField>
  )
}
