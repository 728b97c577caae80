import { useLingui } from '@lingui/react/macro'
import type { Evidence } from 'shared/model/evaluation'
import type { Dimension } from 'shared/rules/evaluator/dimension'
import type { EvidenceMark } from '#ui/scenario/evidence-text'
import { CUE_NOTES } from './cue-notes'
import { DIMENSION_NAMES } from './dimension-words'
import { marksOf } from './evidence-marks'
import type { ResponsePart } from './response-parts'

/** The marks of each part of an answer with their comments, in the language of the interface. */
export function useNotedMarks(parts: readonly ResponsePart[], evidence: readonly Evidence[]): EvidenceMark[][] {
  const { t, i18n } = useLingui()
  return marksOf(parts, evidence).map((marks) =>
    marks.map((mark) => {
      const { strength, dimension, cue } = mark.evidence
      const name = DIMENSION_NAMES[dimension as Dimension]
      const note = CUE_NOTES[cue]
      return {
        ...mark,
        title: strength < 0 ? t`To look at again` : name ? i18n._(name) : dimension,
        note: note ? i18n._(note) : '',
      }
    }),
  )
}
