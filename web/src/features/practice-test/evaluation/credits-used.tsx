import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans } from '@lingui/react/macro'
import { resetMoment } from '#i18n/reset-moment'
import { useLanguage } from '#session/language'
import { Notice } from '#ui/feedback/notice'
import type { RunEvaluationState } from './use-run-evaluation'

const Line = chakra('p', { base: { maxWidth: 'measure' } })

/** Says before the evaluation how many evaluations of the plan it uses, and what happens beyond its limit. */
export function CreditsUsed({ state: { waiting, plan } }: { state: RunEvaluationState }) {
  const language = useLanguage()
  const count = waiting.length
  const { counted, beyond, limit, resetsAt } = plan
  const ready = (
    <Plural value={count} one="# scenario is ready to be evaluated." other="# scenarios are ready to be evaluated." />
  )
  if (limit === null)
    return (
      <Line>
        {ready} <Trans>Your plan has no limit.</Trans>
      </Line>
    )
  if (limit === undefined)
    return (
      <Line>
        {ready}{' '}
        <Plural
          value={count}
          one="It uses # evaluation from your plan."
          other="They use # evaluations from your plan."
        />{' '}
        <Trans>Whatever is beyond its limit is evaluated too, without credit.</Trans>
      </Line>
    )
  if (beyond === 0)
    return (
      <Line>
        {ready}{' '}
        <Plural
          value={count}
          one="It uses # evaluation from your plan."
          other="They use # evaluations from your plan."
        />
      </Line>
    )
  const moment = resetsAt === undefined ? '' : resetMoment(language, resetsAt)
  return (
    <>
      <Line>{ready}</Line>
      <Notice tone="warning">
        {counted === 0 ? (
          <Trans>Your plan has no evaluations left until {moment}.</Trans>
        ) : (
          <Plural
            value={counted}
            one={`Your plan has # evaluation left until ${moment}: the first scenario will use it.`}
            other={`Your plan has # evaluations left until ${moment}: the first # scenarios will use them.`}
          />
        )}{' '}
        <Plural
          value={beyond}
          one="# scenario will be evaluated without credit and stay on this device."
          other="# scenarios will be evaluated without credit and stay on this device."
        />
      </Notice>
    </>
  )
}
