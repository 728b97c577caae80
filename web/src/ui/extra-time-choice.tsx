import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import { EXTRA_TIMES, type ExtraTime } from 'shared/rules/quiz-run'
import { formatFactor } from '#i18n/format'
import { Segmented } from './segmented'

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    '& > p': { flex: '1 1 220px', fontSize: 'sm', color: 'fg.muted' },
    '& b': { display: 'block', color: 'fg', fontSize: '.9375rem' },
  },
})

/** The pace of every clock, as it was granted to the learner. */
export function ExtraTimeChoice({
  language,
  value,
  onChange,
}: {
  language: Language
  value: ExtraTime
  onChange: (value: ExtraTime) => void
}) {
  const { t } = useLingui()
  return (
    <Box>
      <p>
        <b>
          <Trans>Extra time</Trans>
        </b>
        <Trans>For those to whom the real test grants it. It stretches every clock and is noted in the result.</Trans>
      </p>
      <Segmented
        label={t`Extra time`}
        value={String(value)}
        options={EXTRA_TIMES.map((factor) => ({ value: String(factor), label: formatFactor(language, factor) }))}
        onChange={(chosen) => onChange(EXTRA_TIMES.find((factor) => String(factor) === chosen) ?? 1)}
      />
    </Box>
  )
}
