import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { EVALUATOR_VERSION as version } from 'shared/rules/evaluator/evaluator-version'
import { MEASURED } from 'shared/rules/evaluator/lexicon/measured'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Icon } from '#ui/icon'
import { Page } from '#ui/layout/page'
import { PageSection } from '#ui/layout/page-section'
import { MeasuredSection } from '../result/measured-section'
import { TransparencyText as Text } from './transparency-text'

/** `/practice/how-scores-are-made`: how a practice score is computed, and what it does not say. */
export function TransparencyScreen() {
  const { t } = useLingui()
  const language = useLanguage()
  const answers = formatNumber(language, MEASURED.answersLearned)
  const forms = formatNumber(language, MEASURED.formsLearned)
  const sentences = formatNumber(language, MEASURED.sentencesLearned)
  return (
    <Page
      title={t`How scores are calculated`}
      crumb={
        <Link to="/practice">
          <Icon of={ArrowLeft} size="s" />
          <Trans>AI scenario practice</Trans>
        </Link>
      }
      lead={<Trans>In plain words: what Situ AI looks at, what it ignores, and how far to trust it.</Trans>}
    >
      <PageSection title={<Trans>What it looks at</Trans>}>
        <Text>
          <p>
            <Trans>
              Situ AI is a small program, not a large language model. It runs on your device; the same answer always
              gets the same score.
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>
                Turns of phrase. For this purpose, {answers} practice answers were written and rated, by their authors
                or by two readers, plus {forms} more in two versions, one usually better than the other. From these the
                program learned which turns of phrase go with high and low ratings, in French and in English.
              </Trans>
            </li>
            <li>
              <Trans>
                Your sentences, word by word and together. Readers said of {sentences} sentences how much each raises or
                lowers an answer; the program estimates the same for yours.
              </Trans>
            </li>
            <li>
              <Trans>
                The scenario’s own key points: what raters look for, with sentences that say it and others that do not,
                and what would lower the score.
              </Trans>
            </li>
            <li>
              <Trans>
                Safeguards: an answer that copies the situation, repeats itself, lists keywords, addresses the evaluator
                or would harm someone gets a capped score, and the result says why.
              </Trans>
            </li>
            <li>
              <Trans>
                This very situation: how many of its facts and key points the answer uses. A text that would fit any
                situation stays near the middle at best, however good it sounds, and one about something else below.
              </Trans>
            </li>
            <li>
              <Trans>The number of your sentences and their length: readers usually rated longer answers higher.</Trans>
            </li>
            <li>
              <Trans>
                Highlighted sentences. The evaluator looks for ten dimensions, sentence by sentence: the highlighting
                explains the score, and a good sentence can be missed.
              </Trans>
            </li>
          </ul>
        </Text>
      </PageSection>
      <PageSection title={<Trans>What does not count</Trans>}>
        <Text>
          <ul>
            <li>
              <Trans>Spelling, accents and a few typos</Trans>
            </li>
            <li>
              <Trans>Your name, your device, your plan, your earlier scores</Trans>
            </li>
            <li>
              <Trans>In a spoken answer: your voice and accent; only the words are read</Trans>
            </li>
          </ul>
        </Text>
      </PageSection>
      <PageSection title={<Trans>What a score is not</Trans>}>
        <Text>
          <p>
            <Trans>
              It is a practice score. It predicts neither your real test result nor an admission decision, and Situ
              gives no quartile. On the real test, several people rate your answers.
            </Trans>
          </p>
          <p>
            <Trans>
              One answer says little: you may do well on one scenario and less well on the next. That is why the score
              has a range around it, and a reliable average needs seven different scenarios.
            </Trans>
          </p>
        </Text>
      </PageSection>
      <MeasuredSection />
      <PageSection title={<Trans>Known limits</Trans>}>
        <Text>
          <ul>
            <li>
              <Trans>
                The ratings come from few people, none of them trained raters: others would have rated some answers
                differently.
              </Trans>
            </li>
            <li>
              <Trans>An unusual wording, irony or a very personal example can be misread.</Trans>
            </li>
            <li>
              <Trans>The evaluator does not recognize mistyped words: many of them can change a score slightly.</Trans>
            </li>
            <li>
              <Trans>Of two equally good answers, the longer one often scores higher.</Trans>
            </li>
            <li>
              <Trans>
                In an answer given as one text, a second question left out is often not noticed, and an answer that says
                little about the second question may lose points unduly.
              </Trans>
            </li>
            <li>
              <Trans>
                A story about yourself that answers another personal question is often not recognized as such, and gets
                a score it does not deserve.
              </Trans>
            </li>
            <li>
              <Trans>
                A harmful action described in rare words can go unseen, and so can a point you make in words of your
                own.
              </Trans>
            </li>
            <li>
              <Trans>
                An answer that says the opposite of a key point in the same words is sometimes credited with it.
              </Trans>
            </li>
            <li>
              <Trans>It recognizes how a good answer is worded. It does not check facts or law.</Trans>
            </li>
            <li>
              <Trans>
                An answer to a scenario without key points is judged by its phrasing alone; there, even one written for
                another situation can score 5 or more.
              </Trans>
            </li>
            <li>
              <Trans>Writing for the program instead of for the people in the situation only misleads you.</Trans>
            </li>
          </ul>
        </Text>
      </PageSection>
      <PageSection title={<Trans>Your answers</Trans>}>
        <Text>
          <p>
            <Trans>
              Your answers are evaluated on your device and saved in your account so that your other devices can show
              them. They are sent to an assistant only when you ask.
            </Trans>
          </p>
        </Text>
      </PageSection>
      <PageSection title={<Trans>Version</Trans>}>
        <Text>
          <p>
            <Trans>Evaluator {version}.</Trans> <Trans>Every score is saved with the version that produced it.</Trans>
          </p>
        </Text>
      </PageSection>
    </Page>
  )
}
