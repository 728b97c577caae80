import { Trans, useLingui } from '@lingui/react/macro'
import { Check, PencilLine, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import type { useScenarioLibrary } from '#data/scenario-library'
import type { SpeechDraft } from '#data/speech-draft'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Icon } from '#ui/icon'
import { Notice } from '#ui/notice'
import { Row } from '#ui/row'
import { ScenarioSelect } from '#ui/scenario-select'
import { Stack } from '#ui/stack'
import { Textarea } from '#ui/textarea'

interface TextToSayProps {
  draft: SpeechDraft
  failed: boolean
  library: ReturnType<typeof useScenarioLibrary>
  chosen: string | undefined
  /** While something is recorded, nothing is changed. */
  disabled: boolean
  replaced: boolean
  onBringBack: () => void
  onChoose: (id: string | undefined) => void
  onChange: (change: Partial<SpeechDraft>) => void
}

/** The text that is to be said: typed, or taken from a scenario; confirmed before it is said. */
export function TextToSay(props: TextToSayProps) {
  const { draft, failed, library, chosen, disabled, replaced, onBringBack, onChoose, onChange } = props
  const { t } = useLingui()
  const language = useLanguage()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, confirmed } = draft
  const edit = () => {
    onChange({ confirmed: false })
    // The field is unlocked after this turn.
    setTimeout(() => field.current?.focus())
  }
  return (
    <Stack css={{ gap: '4' }}>
      <ScenarioSelect
        label={<Trans>Scenario to read (optional)</Trans>}
        none={t`My own text`}
        language={language}
        library={library}
        chosen={chosen}
        disabled={disabled}
        onChoose={onChoose}
      />
      {replaced && (
        <Notice
          role="status"
          action={
            <Button size="sm" onClick={onBringBack}>
              <Icon of={Undo2} size="s" />
              <Trans>Bring it back</Trans>
            </Button>
          }
        >
          <Trans>The scenario took the place of your text.</Trans>
        </Notice>
      )}
      <Field
        label={<Trans>Text to pronounce</Trans>}
        hint={
          confirmed ? (
            <Trans>Confirmed. Read it aloud when you record.</Trans>
          ) : (
            <Trans>Type or paste a text, or choose a scenario; then confirm it.</Trans>
          )
        }
        error={failed && <Trans>Not saved: this device is full</Trans>}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            serif
            rows={4}
            lang={language}
            spellCheck={false}
            readOnly={confirmed || disabled}
            value={text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
          />
        )}
      </Field>
      <Row>
        {confirmed ? (
          <Button disabled={disabled} onClick={edit}>
            <Icon of={PencilLine} size="s" />
            <Trans>Edit</Trans>
          </Button>
        ) : (
          <Button tone="primary" disabled={text.trim() === ''} onClick={() => onChange({ confirmed: true })}>
            <Icon of={Check} size="s" />
            <Trans>Confirm</Trans>
          </Button>
        )}
      </Row>
    </Stack>
  )
}
