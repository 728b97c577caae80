import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import { EXTRA_TIMES, type ExtraTime } from 'shared/rules/quiz-run'
import { db } from '#data/db'
import { saveExtraTime } from '#data/extra-time'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Segmented } from '#ui/segmented'

/** `× 1,25` */
export const factorText = (language: Language, factor: number) =>
  `×\u00a0${formatNumber(language, factor, factor === 1.25 ? 2 : factor === 1.5 ? 1 : 0)}`

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

/** The pace of every clock, as it was granted to the learner; remembered on this device. */
export function ExtraTimeChoice({ value }: { value: ExtraTime }) {
  const { t } = useLingui()
  const language = useLanguage()
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
        options={EXTRA_TIMES.map((factor) => ({ value: String(factor), label: factorText(language, factor) }))}
        onChange={(chosen) => void saveExtraTime(db(), EXTRA_TIMES.find((f) => String(f) === chosen) ?? 1)}
      />
    </Box>
  )
}
