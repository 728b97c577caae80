import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { EXTRA_TIMES, type ExtraTime } from 'shared/rules/quiz-run'
import { db } from '#data/db'
import { saveExtraTime } from '#data/extra-time'
import { useLanguage } from '#session/language'
import { Segmented } from '#ui/segmented'
import { formatFactor } from './format-factor'

const Box = chakra('div', {
  base: {
    '& > b': { display: 'block', fontWeight: 600, fontSize: '.9375rem', marginBottom: '1.5' },
    '& > p': { fontSize: 'sm', color: 'fg.muted', marginTop: '1.5', maxWidth: 'measure' },
  },
})

/** More time for whoever has it at the test; kept on this device for every clock. */
export function ExtraTimeChoice({ value }: { value: ExtraTime }) {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <Box>
      <b>
        <Trans>Time allowed</Trans>
      </b>
      <Segmented
        label={t`Time allowed`}
        value={String(value)}
        onChange={(chosen) => {
          const factor = EXTRA_TIMES.find((one) => String(one) === chosen)
          if (factor) void saveExtraTime(db(), factor)
        }}
        options={EXTRA_TIMES.map((factor) => ({ value: String(factor), label: formatFactor(language, factor) }))}
      />
      <p>
        <Trans>Choose the extra time that you have been granted. It applies wherever a clock runs.</Trans>
      </p>
    </Box>
  )
}
