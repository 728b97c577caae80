import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { KeyPointKind } from 'shared/model/rubric'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Stack } from '#ui/stack'
import { toast } from '#ui/toast'
import { FieldGroup } from './field-group'
import { BilingualEntry, ChoiceEntry, TextEntry } from './form-fields'
import { MoveButtons } from './move-buttons'
import { RubricFindings } from './rubric-findings'
import { blankKeyPoint, blankRedFlag, blankRubric, type RubricForm } from './scenario-form'
import { POINT_KIND_NAMES } from './scenario-words'
import { moved } from './set-in'
import { useFormPlace } from './use-form-place'
import { useRemoval } from './use-removal'

const AddButton = ({ children, onClick }: { children: React.ReactNode; onClick: () => void }) => (
  <div>
    <Button onClick={onClick}>
      <Icon of={Plus} size="s" />
      {children}
    </Button>
  </div>
)

/** What a fair rater looks for: who has a stake, the key points, the red flags; with the checks of the format. */
export function RubricFields() {
  const { t } = useLingui()
  const { value: rubric, set } = useFormPlace<RubricForm | null>('rubric')
  if (!rubric)
    return (
      <EmptyState
        title={<Trans>No rubric yet</Trans>}
        action={<AddButton onClick={() => set(blankRubric())}>{<Trans>Begin a rubric</Trans>}</AddButton>}
      >
        <Trans>Without one the evaluator judges an answer by its wording alone.</Trans>
      </EmptyState>
    )
  return (
    <Stack css={{ gap: '5', marginTop: '4' }}>
      <RubricFindings rubric={rubric} />
      <Stakeholders rubric={rubric} />
      <KeyPoints rubric={rubric} />
      <RedFlags rubric={rubric} />
      <div>
        <Button
          tone="danger"
          onClick={() => {
            set(null)
            toast({ title: t`Removed`, description: t`Rubric`, action: { label: t`Undo`, onPress: () => set(rubric) } })
          }}
        >
          <Icon of={Trash2} size="s" />
          <Trans>Remove the rubric</Trans>
        </Button>
      </div>
    </Stack>
  )
}

function Stakeholders({ rubric: { stakeholders } }: { rubric: RubricForm }) {
  const { t } = useLingui()
  const { set } = useFormPlace<RubricForm['stakeholders']>('rubric.stakeholders')
  const remove = useRemoval('rubric.stakeholders')
  return (
    <FieldGroup
      title={<Trans>People with a stake</Trans>}
      help={<Trans>Each person or group by the words that name them, one on each line.</Trans>}
    >
      {stakeholders.map((_, i) => {
        const name = t`Person or group ${i + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: words are all that names them
          <Stack key={i}>
            <BilingualEntry path={`rubric.stakeholders.${i}`} label={name} rows={3} />
            <div>
              <IconButton icon={Trash2} label={t`Remove: ${name}`} onClick={() => remove(i, name)} />
            </div>
          </Stack>
        )
      })}
      <AddButton onClick={() => set([...stakeholders, { fr: '', en: '' }])}>
        <Trans>Add a person or group</Trans>
      </AddButton>
    </FieldGroup>
  )
}

function KeyPoints({ rubric: { keyPoints } }: { rubric: RubricForm }) {
  const { t, i18n } = useLingui()
  const { set } = useFormPlace<RubricForm['keyPoints']>('rubric.keyPoints')
  const remove = useRemoval('rubric.keyPoints')
  return (
    <>
      {keyPoints.map((_, i) => {
        const name = t`Key point ${i + 1}`
        const at = `rubric.keyPoints.${i}`
        return (
          <FieldGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: its id is one of its fields
            key={i}
            title={name}
            actions={
              <>
                <MoveButtons
                  name={name}
                  index={i}
                  count={keyPoints.length}
                  onMove={(by) => set(moved(keyPoints, i, by))}
                />
                <IconButton icon={Trash2} label={t`Remove: ${name}`} onClick={() => remove(i, name)} />
              </>
            }
          >
            <TextEntry path={`${at}.id`} label={t`Id`} hint={<Trans>The same in both languages: ask-why-late</Trans>} />
            <ChoiceEntry
              path={`${at}.kind`}
              label={t`Kind`}
              options={KeyPointKind.options.map((value) => ({ value, label: i18n._(POINT_KIND_NAMES[value]) }))}
            />
            <BilingualEntry path={`${at}.text`} label={t`Sentence for the learner`} rows={2} />
            <BilingualEntry
              path={`${at}.any`}
              label={t`Strong terms`}
              hint={<Trans>Phrases or beginnings of words that show the point, one on each line</Trans>}
              rows={4}
            />
            <BilingualEntry
              path={`${at}.weak`}
              label={t`Weak terms`}
              hint={<Trans>They count only in a sentence with a person who has a stake, one on each line</Trans>}
              rows={3}
            />
          </FieldGroup>
        )
      })}
      <AddButton onClick={() => set([...keyPoints, blankKeyPoint()])}>
        <Trans>Add a key point</Trans>
      </AddButton>
    </>
  )
}

function RedFlags({ rubric: { redFlags } }: { rubric: RubricForm }) {
  const { t } = useLingui()
  const { set } = useFormPlace<RubricForm['redFlags']>('rubric.redFlags')
  const remove = useRemoval('rubric.redFlags')
  return (
    <>
      {redFlags.map((_, i) => {
        const name = t`Red flag ${i + 1}`
        const at = `rubric.redFlags.${i}`
        return (
          <FieldGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: words are all that names it
            key={i}
            title={name}
            actions={<IconButton icon={Trash2} label={t`Remove: ${name}`} onClick={() => remove(i, name)} />}
          >
            <BilingualEntry path={`${at}.message`} label={t`Message for the learner`} rows={2} />
            <BilingualEntry
              path={`${at}.any`}
              label={t`Strong terms`}
              hint={<Trans>Moves in the first person, one on each line</Trans>}
              rows={3}
            />
          </FieldGroup>
        )
      })}
      <AddButton onClick={() => set([...redFlags, blankRedFlag()])}>
        <Trans>Add a red flag</Trans>
      </AddButton>
    </>
  )
}
