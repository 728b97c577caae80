import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { FLAG_TEXTS } from '#ui/flag-texts'
import { Notice } from '#ui/notice'
import { Stack } from '#ui/stack'
import { TextLink } from '#ui/text-link'
import type { ShownEvaluation } from './use-shown-evaluation'

const Line = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } })

/** What must be known of a score: what held it back, how sure it is, where it comes from. */
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
          <Trans>Pasted from an assistant: it is your own record, and counts in no mean.</Trans>
        </Notice>
      )}
      {credited === false && (
        <Notice>
          <Trans>Without credit: beyond the limit of your plan.</Trans>
        </Notice>
      )}
      <Line>
        {confidence === 'low' && <Trans>Little to go by: the score is uncertain. A longer answer says more.</Trans>}
        {confidence === 'medium' && <Trans>Fairly sure, within the band.</Trans>}
        {confidence === 'high' && <Trans>As sure as one answer allows.</Trans>}{' '}
        {!engine?.pasted && (
          <TextLink to="/practice/how-scores-are-made">
            <Trans>How scores are made</Trans>
          </TextLink>
        )}
      </Line>
    </Stack>
  )
}
