import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/feedback/notice'
import { FLAG_TEXTS } from '#ui/labels/flag-texts'
import { Stack } from '#ui/layout/stack'
import { TextLink } from '#ui/text-link'
import type { ShownEvaluation } from './use-shown-evaluation'

const Line = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** Notices on a score: what capped it, its confidence, its origin. */
export function ResultNotices({ evaluation }: { evaluation: ShownEvaluation }) {
  const { i18n } = useLingui()
  const { feedback, confidence, credited, engine } = evaluation
  const flags = (feedback.flags ?? []).flatMap((flag) => {
    const text = FLAG_TEXTS[flag]
    return text ? { flag, text } : []
  })
  return (
    <Stack css={{ marginTop: '4' }}>
      {flags.map(({ flag, text }) => (
        <Notice key={flag} tone="warning">
          {i18n._(text)}
        </Notice>
      ))}
      {engine?.pasted && (
        <Notice tone="info">
          <Trans>Pasted from an assistant: for your own records only, not included in any average.</Trans>
        </Notice>
      )}
      {credited === false && (
        <Notice>
          <Trans>Without credit: beyond the limit of your plan. The score counts in your average all the same.</Trans>
        </Notice>
      )}
      <Line>
        {confidence === 'low' && (
          <Trans>There is little to go by, so the score is uncertain. A longer answer would help.</Trans>
        )}
        {confidence === 'medium' && <Trans>Fairly certain, within the range shown.</Trans>}
        {confidence === 'high' && <Trans>As certain as one answer allows.</Trans>}{' '}
        {!engine?.pasted && (
          <TextLink to="/practice/how-scores-are-made">
            <Trans>How scores are calculated</Trans>
          </TextLink>
        )}
      </Line>
    </Stack>
  )
}
