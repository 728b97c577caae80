import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import { EXAMPLE_MAX } from 'shared/model/content/rubric'
import type { AdminObjection } from 'shared/model/objection'
import { groupBy } from 'shared/rules/group-by'
import { handleObjection, useScenarioObjections } from '#data/admin/objections'
import { formatMoment } from '#i18n/format'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { CUE_NOTES } from '#ui/evaluation/cue-notes'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { toast } from '#ui/feedback/toast'
import { Segmented } from '#ui/form/segmented'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { FieldGroup } from '../editor/field-group'
import { useFormPlace } from '../editor/use-form-place'
import type { ScenarioForm } from './scenario-form'

const Words = chakra('blockquote', {
  base: { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', borderLeft: '3px solid {colors.border}', paddingLeft: '3' },
})
type Shown = 'open' | 'handled'

/** What learners objected to in evaluations of this scenario, by key point or harm, without the learners' names. */
export function ScenarioObjections({ id, form }: { id: string; form: ScenarioForm }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { value, settled, failure } = useScenarioObjections(id)
  const [shown, setShown] = useState<Shown>('open')
  if (!value)
    return settled || failure ? (
      <Notice tone="warning">
        <Trans>The objections couldn’t be loaded.</Trans>
      </Notice>
    ) : (
      <Loading />
    )
  const { objections, total } = value
  const listed = objections.filter(({ isHandled }) => isHandled === (shown === 'handled'))
  const nameOf = (pointId: string) => {
    const point = form.rubric?.keyPoints.find((one) => one.id === pointId)
    if (point) return pick(point.text, language)
    const note = CUE_NOTES[pointId]
    return note ? i18n._(note) : pointId
  }
  return (
    <Stack css={{ marginTop: '4', gap: '5' }}>
      <Row>
        <Segmented<Shown>
          label={t`Which objections`}
          value={shown}
          options={[
            { value: 'open', label: t`To handle` },
            { value: 'handled', label: t`Handled` },
          ]}
          onChange={setShown}
        />
        <p role="status">
          <Plural value={listed.length} one="# objection" other="# objections" />
        </p>
      </Row>
      {objections.length < total && (
        <Notice tone="info">
          <Trans>
            The newest {objections.length} of {total} objections
          </Trans>
        </Notice>
      )}
      {listed.length === 0 && (
        <EmptyState
          title={shown === 'open' ? <Trans>No objections to handle</Trans> : <Trans>No handled objections</Trans>}
        >
          <Trans>
            When a learner thinks that a key point or a harm was misjudged, you can read it here, without the learner’s
            name.
          </Trans>
        </EmptyState>
      )}
      {[...groupBy(listed, ({ pointId }) => pointId)].map(([pointId, all]) => (
        <FieldGroup key={pointId} title={nameOf(pointId)} help={pointId}>
          <Stack as="ul">
            {all.map((objection) => (
              <li key={objection.id}>
                <Entry
                  scenarioId={id}
                  objection={objection}
                  place={form.rubric?.keyPoints.findIndex((one) => one.id === pointId) ?? -1}
                />
              </li>
            ))}
          </Stack>
        </FieldGroup>
      ))}
    </Stack>
  )
}

/**
 * Adds the sentence of an objection to the examples of its key point, or to the counterexamples, so that the evaluator
 * does not misjudge the next such sentence. `place` is the point's place in the rubric.
 */
function AddToExamples({ place, objection }: { place: number; objection: AdminObjection }) {
  const { t } = useLingui()
  const { kind, language } = objection
  const path = `rubric.keyPoints.${place}.${kind === 'said' ? 'examples' : 'counterexamples'}.${language}`
  const { value: lines, set } = useFormPlace<string>(path)
  const sentence = objection.sentence.replace(/\s+/g, ' ').trim().slice(0, EXAMPLE_MAX)
  const isThere = lines.split('\n').includes(sentence)
  return (
    <Button
      size="sm"
      disabled={isThere}
      onClick={() => {
        set(lines === '' ? sentence : `${lines}\n${sentence}`)
        toast({
          title: t`Added to the rubric. Save the scenario to keep it.`,
          action: { label: t`Undo`, onPress: () => set(lines) },
        })
      }}
    >
      {isThere ? (
        <Trans>In the rubric</Trans>
      ) : kind === 'said' ? (
        <Trans>Add to the sentences that make the point</Trans>
      ) : (
        <Trans>Add to the sentences that do not make it</Trans>
      )}
    </Button>
  )
}

function Entry({ scenarioId, objection, place }: { scenarioId: string; objection: AdminObjection; place: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const kinds = {
    said: t`The learner did say it`,
    'not-meant': t`The sentence found means something else`,
    'no-harm': t`The passage does no harm`,
  }
  const languages = { fr: t`French`, en: t`English` }
  const mark = async (isHandled: boolean, isUndone = false) => {
    setBusy(true)
    try {
      await handleObjection(scenarioId, objection, isHandled)
      if (!isUndone)
        toast({
          title: isHandled ? t`Objection handled` : t`Objection reopened`,
          action: { label: t`Undo`, onPress: () => void mark(!isHandled, true) },
        })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ title: t`The objection couldn’t be changed.`, tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const { kind, sentence, comment, createdAt, isHandled } = objection
  return (
    <Stack>
      <Row>
        <b>{kinds[kind]}</b>
        <Badge>{languages[objection.language]}</Badge>
        <span>{formatMoment(language, createdAt, new Date())}</span>
      </Row>
      {sentence ? (
        <Words lang={objection.language}>{sentence}</Words>
      ) : (
        <p>
          <Trans>No sentence chosen</Trans>
        </p>
      )}
      {comment && <p lang={objection.language}>{comment}</p>}
      <Row>
        <Button size="sm" loading={busy} onClick={() => void mark(!isHandled)}>
          {isHandled ? <Trans>Reopen</Trans> : <Trans>Mark as handled</Trans>}
        </Button>
        {place >= 0 && sentence && kind !== 'no-harm' && <AddToExamples place={place} objection={objection} />}
      </Row>
    </Stack>
  )
}
