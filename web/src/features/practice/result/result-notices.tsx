import { Trans } from '@lingui/react/macro'
import type { ShownEvaluation } from '#data/practice/use-shown-evaluation'
import { FlagNotices } from '#ui/evaluation/flag-notices'
import { Notice } from '#ui/feedback/notice'
import { Stack } from '#ui/layout/stack'
import { TextLink } from '#ui/text-link'
import { FineLine } from './fine-line'

/** Notices on a score: what capped it, its confidence, its origin. */
export function ResultNotices({ evaluation }: { evaluation: ShownEvaluation }) {
  const { feedback, confidence, credited, engine } = evaluation
  return (
    <Stack css={{ marginTop: '4' }}>
      <FlagNotices flags={feedback.flags ?? []} />
      {engine?.pasted && (
        <Notice tone="info">
          <Trans>Pasted from an assistant: for your own records only, not included in any average.</Trans>
        </Notice>
      )}
      {credited === false && (
        <Notice>
          <Trans>
            Without credit: beyond the limit of your plan. The score counts toward your average all the same.
          </Trans>
        </Notice>
      )}
      <FineLine>
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
      </FineLine>
    </Stack>
  )
}
