import { useLingui } from '@lingui/react/macro'
import type { Evaluation } from 'shared/model/evaluation'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { DIMENSION_NAMES, FAMILIES, FAMILY_NAMES } from '#ui/labels/dimension-words'
import { Card } from '#ui/layout/card'
import { DimensionBars } from './dimension-bars'

/** The ten dimensions under their three families. */
export function ResultDimensions({ dimensions }: { dimensions: NonNullable<Evaluation['dimensions']> }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (
    <Card>
      <DimensionBars
        groups={FAMILIES.map(({ family, dimensions: names }) => ({
          family,
          title: i18n._(FAMILY_NAMES[family]),
          items: names.flatMap((id) => {
            const value = dimensions[id]
            return value === undefined
              ? []
              : { id, label: i18n._(DIMENSION_NAMES[id]), value, text: formatNumber(language, value, 1) }
          }),
        }))}
      />
    </Card>
  )
}
