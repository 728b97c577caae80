import { Trans } from '@lingui/react/macro'
import { MEASURED } from 'shared/rules/evaluator/lexicon/measured'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { PageSection } from '#ui/layout/page-section'
import { TransparencyText } from '../transparency/transparency-text'

/** The evaluator's measured accuracy on answers that it was not trained on; the figures come from the benchmark. */
export function MeasuredSection() {
  const language = useLanguage()
  const said = (value: number, digits = 0) => formatNumber(language, value, digits)
  const { spearman, templates, harm, keyPoints } = MEASURED
  const [sealed, byReaders, error, withinOne, bestBelow6] = [
    said(MEASURED.answersSealed),
    said(MEASURED.answersByReaders),
    said(MEASURED.error, 1),
    said(MEASURED.withinOne),
    said(MEASURED.bestBelow6),
  ]
  const [french, english, words] = [said(spearman.fr, 2), said(spearman.en, 2), said(spearman.words, 2)]
  const [template, at7] = [said(templates.mean, 1), said(templates.at7)]
  const [named, mistaken] = [said(harm.named), said(harm.mistaken)]
  const [own, paraphrase, paraphrases] = [keyPoints.own, keyPoints.paraphrase, keyPoints.paraphrases].map((n) =>
    said(n),
  )
  const [contrary, contraries] = [said(keyPoints.contrary), said(keyPoints.contraries)]
  const [marks, agreed, wrong] = [MEASURED.marks.read, MEASURED.marks.agreed, MEASURED.marks.wrong].map((n) => said(n))
  return (
    <PageSection title={<Trans>What was measured</Trans>}>
      <TransparencyText>
        <p>
          <Trans>
            One scenario in four was kept apart: the program has learned nothing from the {sealed} answers to these
            scenarios. Of these, {byReaders} were rated by two readers, each alone; the others once, by the person who
            wrote them.
          </Trans>
        </p>
        <ul>
          <li>
            <Trans>
              How well the order of its scores matches the order of the ratings: {french} in French and {english} in
              English, where 1 is a perfect match. Counting the words alone reaches {words}.
            </Trans>
          </li>
          <li>
            <Trans>
              A score is {error} points from the rating on average, and within one point in {withinOne}% of the answers.
              Of the best answers, {bestBelow6}% get less than 6.
            </Trans>
          </li>
          <li>
            <Trans>
              A memorized text with two names filled in gets {template} on average, and 7 or more in {at7}% of the
              cases.
            </Trans>
          </li>
          <li>
            <Trans>
              A sentence that harms someone, put into a good answer, is found in {named}% of the cases. Rejected, quoted
              or attributed to someone else, it is wrongly counted as harm in {mistaken}%.
            </Trans>
          </li>
          <li>
            <Trans>
              A key point is found in {own}% of the cases when the answer uses its exact words, and in {paraphrase}%
              when it uses quite different words ({paraphrases} cases). When the answer says the opposite, it is still
              found in {contrary} of {contraries} cases.
            </Trans>
          </li>
          <li>
            <Trans>
              Strict readers went through {marks} sentences that were highlighted as good, and agreed with {agreed}% of
              the comments. In {wrong}%, what the sentence does is not good at all; in the others, the sentence does
              something else. A highlight shows where to look, not that all is well.
            </Trans>
          </li>
        </ul>
      </TransparencyText>
    </PageSection>
  )
}
