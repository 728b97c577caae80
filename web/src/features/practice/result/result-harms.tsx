import { Trans, useLingui } from '@lingui/react/macro'
import { HARM_MARKS } from 'shared/rules/practice/objectionable'
import { useObjections } from '#data/practice/objections'
import type { ShownEvaluation } from '#data/practice/use-shown-evaluation'
import { CUE_NOTES } from '#ui/evaluation/cue-notes'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { ObjectionEntry } from '../objections/objection-entry'

/** For each kind of harm found, its first passage and the way to object; renders nothing where there is none. */
export function ResultHarms({
  evaluation: { id, feedback, language },
  sentences,
}: {
  evaluation: ShownEvaluation
  sentences: readonly string[]
}) {
  const { t, i18n } = useLingui()
  const objections = useObjections(id)
  const marks = (feedback.evidence ?? []).filter(({ cue }) => HARM_MARKS.has(cue))
  const byCue = new Map(marks.toReversed().map((mark) => [mark.cue, mark]))
  if (byCue.size === 0 || !objections) return null
  return (
    <PageSection title={<Trans>What lowered the score</Trans>}>
      <Stack as="ul">
        {[...byCue].toReversed().map(([cue, { sentenceIndex }]) => {
          const sentence = sentences[sentenceIndex] ?? ''
          const note = CUE_NOTES[cue]
          return (
            <li key={cue}>
              {sentence && <p lang={language}>{t`“${sentence}”`}</p>}
              <p>{note && i18n._(note)}</p>
              <ObjectionEntry
                finding={{ evaluationId: id, pointId: cue, kind: 'no-harm', name: sentence, sentence }}
                sentences={sentences}
                objection={objections.get(cue)}
              />
            </li>
          )
        })}
      </Stack>
    </PageSection>
  )
}
