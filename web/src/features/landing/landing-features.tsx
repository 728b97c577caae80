import { Trans, useLingui } from '@lingui/react/macro'
import { AudioLines, ChartLine, type LucideIcon, MessagesSquare, Timer } from 'lucide-react'
import type { ReactNode } from 'react'

function Feature({ icon: Shape, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li>
      <Shape size={24} strokeWidth={1.75} aria-hidden />
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}

export function LandingFeatures() {
  const { t } = useLingui()
  return (
    <section className="w part" id="method">
      <h2>
        <Trans>A method, not recipes</Trans>
      </h2>
      <p className="lead">
        <Trans>
          Raters are not looking for the right answer. They are looking for someone who observes, asks questions, then
          acts. That is what you practise here.
        </Trans>
      </p>
      <ul className="features">
        <Feature icon={MessagesSquare} title={t`AI practice`}>
          <Trans>
            48 scenarios, typed or spoken. Every sentence that counts is highlighted, and you see how to raise your
            score.
          </Trans>
        </Feature>
        <Feature icon={AudioLines} title={t`Speech analysis`}>
          <Trans>Clarity, pace, pauses, articulation: hear what the other person will hear, then try again.</Trans>
        </Feature>
        <Feature icon={ChartLine} title={t`Progress tracking`}>
          <Trans>Your average and its range of uncertainty. Practice scores, never predictions.</Trans>
        </Feature>
        <Feature icon={Timer} title={t`Test preparation`}>
          <Trans>11 timed scenarios, on video and typed. Extra time: × 1.25, × 1.5 or × 2.</Trans>
        </Feature>
      </ul>
    </section>
  )
}
