import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import {
  CLARITY_POINTS,
  type ClarityPoint,
  type ClarityScore,
  keptFacts,
} from 'shared/rules/games/communication-clarity'
import { formatNumber } from '#i18n/format'
import { pick } from '#i18n/pick'
import { Icon } from '#ui/icon'
import { List } from '#ui/layout/list'
import { VisuallyHidden } from '#ui/visually-hidden'
import type { ReviewProps } from '../game-module'
import { ReadingText } from '../kit/reading-text'
import { ReviewList } from '../kit/review-list'

const RULES: Record<ClarityPoint, MessageDescriptor> = {
  words: msg`Three words or more, or as many as in the original`,
  polite: msg`A polite phrase`,
  noSlang: msg`No slang`,
  capital: msg`Starts with a capital letter`,
  ending: msg`Ends with punctuation`,
}
const POINTS = Object.keys(CLARITY_POINTS) as ClarityPoint[]

/**
 * For each message: the score with the points for each of the five rules, the facts that the message still states, and
 * a model answer.
 */
export function ClarityReview({ content, language, details }: ReviewProps) {
  const { i18n } = useLingui()
  const scored = details.prompts as (ClarityScore & { id: string; text: string })[]
  return (
    <ReviewList>
      {content.communicationClarity.prompts.map(({ id, example, facts = [] }, i) => {
        const one = scored.find((score) => score.id === id)
        if (!one) return null
        const kept = keptFacts(one.text, facts, language)
        return (
          <li key={id}>
            <h3>
              <Trans>
                Message {i + 1}: {formatNumber(language, one.score)} out of 100
              </Trans>
            </h3>
            <p className="quiet">
              <Trans>The score is for the form: five rules that know nothing of what is said.</Trans>
            </p>
            <ReadingText data-reading>{one.text.trim() === '' ? '–' : one.text}</ReadingText>
            <List>
              {POINTS.map((point) => (
                <li key={point}>
                  <Icon of={one.earned[point] ? Check : X} />
                  <span className="grow">
                    {i18n._(RULES[point])}
                    <VisuallyHidden>
                      : {one.earned[point] ? <Trans>earned</Trans> : <Trans>not earned</Trans>}
                    </VisuallyHidden>
                  </span>
                  <span className="end">
                    {one.earned[point] ? formatNumber(language, CLARITY_POINTS[point] * 20) : 0} /{' '}
                    {formatNumber(language, CLARITY_POINTS[point] * 20)}
                  </span>
                </li>
              ))}
            </List>
            {facts.length > 0 && (
              <>
                <h3>
                  <Trans>
                    What your message still says: {kept.filter(Boolean).length} of {facts.length}
                  </Trans>
                </h3>
                <List>
                  {facts.map(({ name }, n) => (
                    <li key={name.en}>
                      <Icon of={kept[n] ? Check : X} />
                      <span className="grow">
                        {pick(name, language)}
                        <VisuallyHidden>: {kept[n] ? <Trans>said</Trans> : <Trans>not found</Trans>}</VisuallyHidden>
                      </span>
                    </li>
                  ))}
                </List>
                <p className="quiet">
                  <Trans>Looked up word by word: you may have said it in words that the game does not know.</Trans>
                </p>
              </>
            )}
            <h3>
              <Trans>One way to write it</Trans>
            </h3>
            <ReadingText data-reading>{pick(example, language)}</ReadingText>
          </li>
        )
      })}
    </ReviewList>
  )
}
