import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { PRACTICE_TEXT_MAX } from 'shared/model/content/practice-text'
import { lettersOf } from 'shared/rules/typing/typing-letters'
import type { TypingView } from '#data/typing/typing-view'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'
import { Row } from '#ui/layout/row'
import { TypingDesk } from '../typing-desk'
import { useCustomText } from './use-custom-text'

const Own = chakra('div', { base: { marginTop: '6', display: 'flex', flexDirection: 'column', gap: '2' } })

/** A text of the learner's own, typed as it is. */
export function CustomMode({ view }: { view: TypingView }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { text, change } = useCustomText()
  // The text is deferred, because every keystroke in it would otherwise render all of its letters again.
  const shown = useDeferredValue(text)
  if (text === undefined || shown === undefined) return null
  const isBlank = shown.trim() === ''
  return (
    <>
      {isBlank ? (
        <EmptyState title={<Trans>Your text is empty</Trans>}>
          <Trans>Write or paste a text below, then type it.</Trans>
        </EmptyState>
      ) : (
        <TypingDesk view={view} active={{ body: shown, title: t`Custom text`, language, textType: 'custom' }} />
      )}
      <Own>
        <Field label={<Trans>Your text</Trans>} hint={<Trans>It is saved on this device only.</Trans>}>
          {(control) => (
            <Textarea
              {...control}
              rows={6}
              maxLength={PRACTICE_TEXT_MAX}
              value={text}
              onChange={(event) => change(event.currentTarget.value)}
            />
          )}
        </Field>
        <Row spread>
          <p className="num">
            <Plural value={lettersOf(text).length} one="# character" other="# characters" />
          </p>
          {text !== '' && (
            <Button size="sm" tone="quiet" onClick={() => change('')}>
              <Trans>Clear the text</Trans>
            </Button>
          )}
        </Row>
      </Own>
    </>
  )
}
