import { useLingui } from '@lingui/react/macro'
import { colourOf, gradeOf } from 'shared/rules/voice/labels'
import { Badge } from '#ui/badge'
import { COLOUR_LOOKS, GRADE_NAMES } from './score-words'

/** The grade of a score from 0 to 100, with its colour. */
export function ScoreBadge({ score }: { score: number | undefined }) {
  const { i18n } = useLingui()
  return <Badge {...COLOUR_LOOKS[colourOf(score)]}>{i18n._(GRADE_NAMES[gradeOf(score)])}</Badge>
}
