import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Language } from 'shared/model/bilingual'
import { EXTRA_TIMES, type ExtraTime } from 'shared/rules/quizzes/quiz-run'
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

/** The choice of additional time, for learners who have such an accommodation. */
export function ExtraTimeChoice({
  language,
  value,
  onChange,
  children,
}: {
  language: Language
  value: ExtraTime
  onChange: (value: ExtraTime) => void
  /** The hint below the title: whom the extra time is for, and what it changes. */
  children: ReactNode
}) {
  const { t } = useLingui()
  return (
    <Box>
      <p>
        <b>
          <Trans>Extra time</Trans>
        </b>
        {children}
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
