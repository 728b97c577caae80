import { useObjections } from '#data/practice/objections'
import type { ShownEvaluation } from '#data/practice/use-shown-evaluation'
import { type Finding, ObjectionEntry } from '../objections/objection-entry'
import { KeyPoints } from './key-points'

/** The key points of this scenario; the learner may object to each. */
export function ResultPoints({
  evaluation: { id, feedback, credited, language },
  sentences,
}: {
  evaluation: ShownEvaluation
  /** The answer's sentences. */
  sentences: readonly string[]
}) {
  const objections = useObjections(id)
  // An evaluation beyond the plan's limit may be on this device alone, where nobody could read the objection.
  const entry = (finding: Omit<Finding, 'evaluationId'>) =>
    objections &&
    credited !== false && (
      <ObjectionEntry
        finding={{ ...finding, evaluationId: id }}
        sentences={sentences}
        objection={objections.get(finding.pointId)}
      />
    )
  return (
    <KeyPoints
      feedback={feedback}
      language={language}
      sentences={sentences}
      onFound={(point, sentence) => entry({ ...point, kind: 'not-meant', sentence })}
      onMissed={(point) => entry({ ...point, kind: 'said', sentence: '' })}
    />
  )
}
