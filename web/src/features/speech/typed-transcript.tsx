import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { languageOf } from 'shared/rules/voice/speech-language'
import { currentDb } from '#data/db/db'
import type { SpeechTake } from '#data/media/speech-take'
import { heldTranscript, holdTranscript, typeTranscript } from '#data/media/speech-takes'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'
import { Stack } from '#ui/layout/stack'

/** The field for a transcript that the learner types: without recognition, or to correct what was recognized. */
export function TypedTranscript({ take }: { take: SpeechTake }) {
  const [db] = useState(currentDb)
  const [text, setText] = useState(() => heldTranscript(db, take.id) ?? take.transcript)
  const [failed, setFailed] = useState(false)
  const compare = async () => {
    setFailed(false)
    try {
      await typeTranscript(db, take.id, text)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Stack>
      {take.by !== 'typed' && take.transcript === '' && (
        <Notice tone="warning">
          {take.sound && !take.sound.poor ? (
            <Trans>No words were recognized. The sound was analyzed anyway.</Trans>
          ) : (
            <Trans>No words were recognized.</Trans>
          )}
        </Notice>
      )}
      <Field
        label={<Trans>What you said</Trans>}
        hint={<Trans>Type it exactly as you said it, slips included: it is compared with the text.</Trans>}
        error={failed && <Trans>Not saved: this device is full</Trans>}
      >
        {(control) => (
          <Textarea
            {...control}
            serif
            rows={4}
            lang={languageOf(take.language)}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value)
              holdTranscript(db, take.id, event.currentTarget.value)
            }}
          />
        )}
      </Field>
      <div>
        <Button disabled={text.trim() === '' || text === take.transcript} onClick={() => void compare()}>
          <Trans>Compare with the text</Trans>
        </Button>
      </div>
    </Stack>
  )
}
