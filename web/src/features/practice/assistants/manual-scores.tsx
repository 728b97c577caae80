import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button'
import { TextField } from '#ui/form/text-field'
import { Grid } from '#ui/layout/grid'
import { Stack } from '#ui/layout/stack'
import type { Claim } from './claim'

const NAMES = ['score', 'clinicalAccuracy', 'communication', 'empathy'] as const
type Name = (typeof NAMES)[number]

/** Reads a number from 0 to 9 with a decimal comma or point, rounded to one decimal; undefined for any other text. */
const numberOf = (text: string) => {
  const value = text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
  return value >= 0 && value <= 9 ? Math.round(value * 10) / 10 : undefined
}

/** Fields for the scores of a reply that could not be parsed. */
export function ManualScores({ busy, onKeep }: { busy: boolean; onKeep: (claim: Claim) => void }) {
  const { t } = useLingui()
  const [texts, setTexts] = useState<Record<Name, string>>({
    score: '',
    clinicalAccuracy: '',
    communication: '',
    empathy: '',
  })
  const [tried, setTried] = useState(false)
  const labels: Record<Name, string> = {
    score: t`Score`,
    clinicalAccuracy: t`Judgement`,
    communication: t`Communication`,
    empathy: t`Empathy`,
  }
  const keep = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [score, clinicalAccuracy, communication, empathy] = NAMES.map((name) => numberOf(texts[name]))
    if (score === undefined || clinicalAccuracy === undefined || communication === undefined || empathy === undefined)
      return
    onKeep({ score, metrics: { clinicalAccuracy, communication, empathy }, suggestions: [] })
  }
  return (
    <form onSubmit={keep} noValidate>
      <Stack css={{ gap: '4' }}>
        <Grid columns="pair">
          {NAMES.map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              inputMode="decimal"
              autoComplete="off"
              value={texts[name]}
              error={tried && numberOf(texts[name]) === undefined && <Trans>A number from 0 to 9</Trans>}
              onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
            />
          ))}
        </Grid>
        <div>
          <Button type="submit" tone="primary" loading={busy}>
            <Trans>Save this evaluation</Trans>
          </Button>
        </div>
      </Stack>
    </form>
  )
}
