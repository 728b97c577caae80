import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { clarityTotal, scoreClarity } from 'shared/rules/games/communication-clarity'
import { saveClarityDraft, useClarityDrafts } from '#data/games/game-runs'
import { pick } from '#i18n/pick'
import { Button } from '#ui/button'
import { Loading } from '#ui/feedback/loading'
import { toast } from '#ui/feedback/toast'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'
import { Stack } from '#ui/layout/stack'
import { saveFailureText } from '../frame/save-failure-text'
import type { GameProps } from '../game-module'
import { ReadingText } from '../kit/reading-text'
import { ReviewList } from '../kit/review-list'

const MESSAGE_MAX = 1000

/** The messages to rewrite, with drafts from an earlier visit. */
export function ClarityPlay({ content, language, finish }: GameProps) {
  const { t } = useLingui()
  const { prompts, ...lists } = content.communicationClarity
  const drafts = useClarityDrafts(prompts.map(({ id }) => id))
  const [typed, setTyped] = useState<Record<string, string>>({})
  if (!drafts) return <Loading />
  const texts = { ...drafts, ...typed }
  const write = (id: string, text: string) => {
    setTyped({ ...typed, [id]: text })
    saveClarityDraft(id, text).catch((error: unknown) =>
      toast({ tone: 'danger', title: t`The draft couldn’t be saved`, description: saveFailureText(error) }),
    )
  }
  const submit = () => {
    const scored = prompts.map(({ id, message }) => ({
      id,
      text: texts[id] ?? '',
      ...scoreClarity(texts[id] ?? '', pick(message, language), language, lists),
    }))
    finish({
      score: clarityTotal(scored),
      details: { timestamp: new Date().toISOString(), prompts: scored, language },
      prompts: prompts.map(({ id }) => id),
    })
  }
  return (
    <Stack css={{ gap: '5' }}>
      <ReviewList>
        {prompts.map(({ id, context, task, message }, i) => (
          <li key={id}>
            <h3>
              <Trans>Message {i + 1}</Trans>
            </h3>
            <p>{pick(context, language)}</p>
            <ReadingText data-reading>{t`“${pick(message, language)}”`}</ReadingText>
            <Field label={pick(task, language)} hint={<Trans>Saved on this device as you write</Trans>}>
              {(control) => (
                <Textarea
                  serif
                  {...control}
                  maxLength={MESSAGE_MAX}
                  value={texts[id] ?? ''}
                  onChange={(event) => write(id, event.target.value)}
                />
              )}
            </Field>
          </li>
        ))}
      </ReviewList>
      <div>
        <Button tone="primary" onClick={submit}>
          <Trans>Hand in</Trans>
        </Button>
      </div>
    </Stack>
  )
}
