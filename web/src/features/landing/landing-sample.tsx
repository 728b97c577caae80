import { Trans, useLingui } from '@lingui/react/macro'

/** An example of an evaluated answer: marked sentences, comments in the margin, and the score with its range. */
export function LandingSample() {
  const { t } = useLingui()
  return (
    <figure className="sample" id="sample" aria-label={t`Example of an annotated answer`}>
      <div className="question">
        <span>
          <Trans>Scenario “Three sources that do not exist”</Trans>
        </span>
        <p>
          <Trans>What do you do before the deadline?</Trans>
        </p>
      </div>
      <div className="paper">
        <ol>
          <li className="empathy">
            <b>
              <Trans>Empathy</Trans>
            </b>
            <span>
              <Trans>You say what Hamza is going through.</Trans>
            </span>
          </li>
          <li className="judgement">
            <b>
              <Trans>Missing information</Trans>
            </b>
            <span>
              <Trans>You hold off judging.</Trans>
            </span>
          </li>
          <li className="communication">
            <b>
              <Trans>Professionalism</Trans>
            </b>
            <span>
              <Trans>The right channel: in private.</Trans>
            </span>
          </li>
        </ol>
        <p className="answer">
          <mark className="empathy">
            <Trans>I would thank Hamza for telling me: he works nights, and blaming him would not fix anything.</Trans>
          </mark>{' '}
          <mark className="judgement">
            <Trans>I don’t know yet whether his other sources are reliable; I would check them before deciding.</Trans>
          </mark>{' '}
          <mark className="communication">
            <Trans>I would speak to Keisha in private, calmly.</Trans>
          </mark>
        </p>
      </div>
      <figcaption>
        <span className="score">
          <Trans>
            <b>6.4</b> out of 9
          </Trans>
        </span>
        <div className="ruler" role="img" aria-label={t`Score 6.4 out of 9, probably between 5.1 and 7.7`}>
          <i className="track" />
          <i className="band" />
          <i className="needle" />
          {[1, 3, 5, 7, 9].map((tick) => (
            <span key={tick}>{tick}</span>
          ))}
        </div>
      </figcaption>
    </figure>
  )
}
