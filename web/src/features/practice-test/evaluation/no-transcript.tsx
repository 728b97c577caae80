import { Trans } from '@lingui/react/macro'
import { Notice } from '#ui/feedback/notice'
import { TextLink } from '#ui/text-link'

/** Says why a spoken scenario of a test has no score, and where speaking is evaluated. */
export function NoTranscript({ scenarioId }: { scenarioId: string }) {
  return (
    <Notice>
      <Trans>
        Your spoken answers are not evaluated: they have no transcript. To have one evaluated,{' '}
        <TextLink to="/practice" search={{ scenario: scenarioId, answer: 'spoken' } as never}>
          answer this scenario aloud in AI scenario practice
        </TextLink>
        .
      </Trans>
    </Notice>
  )
}
