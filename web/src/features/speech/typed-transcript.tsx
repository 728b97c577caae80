import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { languageOf } from 'shared/rules/voice/speech-language'
import { db } from '#data/db'
import type { SpeechTake } from '#data/speech-take'
import { heldTranscript, holdTranscript, typeTranscript } from '#data/speech-takes'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { Stack } from '#ui/stack'
import { Textarea } from '#ui/textarea'

/** What was said, by the learner's own hand where nothing was recognised, or not what was said. */
export function TypedTranscript({ take }: { take: SpeechTake }) {
  const [home] = useState(db)
  const [text, setText] = useState(() => heldTranscript(home, take.id) ?? take.transcript)
  const [failed, setFailed] = useState(false)
  const compare = async () => {
    setFailed(false)
    try {
      await typeTranscript(home, take.id, text)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Stack>
      {take.by !== 'typed' && take.transcript === '' && (
        <Notice tone="warning">
          {take.sound && !take.sound.poor ? (
            <Trans>No word was recognised. The sound was analysed all the same.</Trans>
          ) : (
            <Trans>No word was recognised.</Trans>
          )}
        </Notice>
      )}
      <Field
        label={<Trans>What you said</Trans>}
        hint={<Trans>Type it as you said it, slips included: it is compared with the text.</Trans>}
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
              holdTranscript(home, take.id, event.currentTarget.value)
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
