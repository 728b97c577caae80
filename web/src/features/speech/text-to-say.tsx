import { Trans, useLingui } from '@lingui/react/macro'
import { Check, PencilLine, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import type { useScenarioLibrary } from '#data/library/scenario-library'
import type { SpeechDraft } from '#data/media/speech-draft'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/feedback/notice'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { ScenarioSelect } from '#ui/scenario/scenario-select'

interface TextToSayProps {
  draft: SpeechDraft
  failed: boolean
  library: ReturnType<typeof useScenarioLibrary>
  chosen: string | undefined
  /** Nothing can be changed during a recording. */
  disabled: boolean
  replaced: boolean
  onBringBack: () => void
  onChoose: (id: string | undefined) => void
  onChange: (change: Partial<SpeechDraft>) => void
}

/** The text to say: typed or taken from a scenario, and confirmed before the recording. */
export function TextToSay(props: TextToSayProps) {
  const { draft, failed, library, chosen, disabled, replaced, onBringBack, onChoose, onChange } = props
  const { t } = useLingui()
  const language = useLanguage()
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, confirmed } = draft
  const edit = () => {
    onChange({ confirmed: false })
    // The field is read-only until React renders after this task.
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
              <Trans>Restore it</Trans>
            </Button>
          }
        >
          <Trans>The scenario replaced your text.</Trans>
        </Notice>
      )}
      <Field
        label={<Trans>Text to read aloud</Trans>}
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
