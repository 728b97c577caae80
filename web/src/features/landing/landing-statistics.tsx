import { Trans } from '@lingui/react/macro'

export function LandingStatistics() {
  return (
    <section className="strip">
      <ul className="w">
        <li>
          <Trans>
            <b>9</b>competencies practised
          </Trans>
        </li>
        <li>
          <Trans>
            <b>2</b>languages, two complete versions
          </Trans>
        </li>
        <li>
          <Trans>
            <b>100%</b>usable offline
          </Trans>
        </li>
        <li>
          <Trans>
            <b>24/7</b>at your own pace
          </Trans>
        </li>
      </ul>
    </section>
  )
}
