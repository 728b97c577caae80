import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { KEY_POINTS_LIMIT, KeyPointKind, RED_FLAGS_LIMIT, STAKEHOLDERS_MAX } from 'shared/model/content/rubric'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { toast } from '#ui/feedback/toast'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Stack } from '#ui/layout/stack'
import { FieldGroup } from '../editor/field-group'
import { BilingualEntry, ChoiceEntry, TextEntry } from '../editor/form-fields'
import { MoveButtons } from '../editor/move-buttons'
import { moved } from '../editor/set-in'
import { useFormPlace } from '../editor/use-form-place'
import { useRemoval } from '../list/use-removal'
import { RubricFindings } from './rubric-findings'
import { blankKeyPoint, blankRedFlag, blankRubric, type RubricForm } from './scenario-form'
import { POINT_KIND_NAMES } from './scenario-words'

const AddButton = ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
  <div>
    <Button onClick={onClick}>
      <Icon of={Plus} size="s" />
      {children}
    </Button>
  </div>
)
const Limit = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', '&[role=alert]': { color: 'danger.fg' } } })
/** The button that adds an item to a list of the rubric; where the list is full, its limit instead. */
function AddToList<T>({
  path,
  limit,
  blank,
  children,
}: {
  path: string
  limit: number
  blank: T
  children: ReactNode
}) {
  const { value: list, set } = useFormPlace<readonly T[]>(path)
  if (list.length < limit) return <AddButton onClick={() => set([...list, blank])}>{children}</AddButton>
  return (
    <Limit role={list.length > limit ? 'alert' : undefined}>
      <Trans>At most {limit} items</Trans>
    </Limit>
  )
}

/** The rubric: stakeholders, key points, red flags; with the authoring checks. */
export function RubricFields() {
  const { t } = useLingui()
  const { value: rubric, set } = useFormPlace<RubricForm | null>('rubric')
  if (!rubric)
    return (
      <EmptyState
        title={<Trans>No rubric yet</Trans>}
        action={<AddButton onClick={() => set(blankRubric())}>{<Trans>Start a rubric</Trans>}</AddButton>}
      >
        <Trans>Without a rubric, the evaluator only looks at wording.</Trans>
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
  const remove = useRemoval('rubric.stakeholders')
  return (
    <FieldGroup
      title={<Trans>People affected</Trans>}
      help={<Trans>One person or group per line, with the words that name them.</Trans>}
    >
      {stakeholders.map((_, i) => {
        const name = t`Person or group ${i + 1}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: it has no id
          <Stack key={i}>
            <BilingualEntry path={`rubric.stakeholders.${i}`} label={name} rows={3} />
            <div>
              <IconButton icon={Trash2} label={t`Remove: ${name}`} onClick={() => remove(i, name)} />
            </div>
          </Stack>
        )
      })}
      <AddToList path="rubric.stakeholders" limit={STAKEHOLDERS_MAX} blank={{ fr: '', en: '' }}>
        <Trans>Add a person or group</Trans>
      </AddToList>
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
            // biome-ignore lint/suspicious/noArrayIndexKey: its id can be edited
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
            <TextEntry path={`${at}.id`} label={t`ID`} hint={<Trans>The same in both languages: ask-why-late</Trans>} />
            <ChoiceEntry
              path={`${at}.kind`}
              label={t`Type`}
              options={KeyPointKind.options.map((value) => ({ value, label: i18n._(POINT_KIND_NAMES[value]) }))}
            />
            <BilingualEntry path={`${at}.text`} label={t`Sentence for the learner`} rows={2} />
            <BilingualEntry
              path={`${at}.any`}
              label={t`Strong terms`}
              hint={<Trans>Phrases or word beginnings that signal this point, one per line</Trans>}
              rows={4}
            />
            <BilingualEntry
              path={`${at}.weak`}
              label={t`Weak terms`}
              hint={<Trans>Count only in a sentence that mentions someone affected; one per line</Trans>}
              rows={3}
            />
            <BilingualEntry
              path={`${at}.examples`}
              label={t`Sentences that make the point`}
              hint={<Trans>As applicants would write them, each in other words; one per line</Trans>}
              rows={6}
            />
            <BilingualEntry
              path={`${at}.counterexamples`}
              label={t`Sentences that do not make it`}
              hint={<Trans>On the same subject, but saying or doing the contrary; one per line</Trans>}
              rows={3}
            />
          </FieldGroup>
        )
      })}
      <AddToList path="rubric.keyPoints" limit={KEY_POINTS_LIMIT} blank={blankKeyPoint()}>
        <Trans>Add a key point</Trans>
      </AddToList>
    </>
  )
}

function RedFlags({ rubric: { redFlags } }: { rubric: RubricForm }) {
  const { t } = useLingui()
  const remove = useRemoval('rubric.redFlags')
  return (
    <>
      {redFlags.map((_, i) => {
        const name = t`Red flag ${i + 1}`
        const at = `rubric.redFlags.${i}`
        return (
          <FieldGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: it has no id
            key={i}
            title={name}
            actions={<IconButton icon={Trash2} label={t`Remove: ${name}`} onClick={() => remove(i, name)} />}
          >
            <BilingualEntry path={`${at}.message`} label={t`Message for the learner`} rows={2} />
            <BilingualEntry
              path={`${at}.any`}
              label={t`Strong terms`}
              hint={<Trans>First-person actions, one per line</Trans>}
              rows={3}
            />
          </FieldGroup>
        )
      })}
      <AddToList path="rubric.redFlags" limit={RED_FLAGS_LIMIT} blank={blankRedFlag()}>
        <Trans>Add a red flag</Trans>
      </AddToList>
    </>
  )
}
