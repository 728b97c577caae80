import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { PRACTICE_TEXT_MAX } from 'shared/model/practice-text'
import { lettersOf } from 'shared/rules/typing-letters'
import type { TypingView } from '#data/typing-view'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Field } from '#ui/field'
import { Row } from '#ui/row'
import { Textarea } from '#ui/textarea'
import { TypingDesk } from './typing-desk'
import { useCustomText } from './use-custom-text'

const Own = chakra('div', { base: { marginTop: '6', display: 'flex', flexDirection: 'column', gap: '2' } })

/** A text of the learner's own, typed as it stands. */
export function CustomMode({ view }: { view: TypingView }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { text, change } = useCustomText()
  // Every letter that is written in it would otherwise write all of its letters anew.
  const shown = useDeferredValue(text)
  if (text === undefined || shown === undefined) return null
  const isBlank = shown.trim() === ''
  return (
    <>
      {isBlank ? (
        <EmptyState title={<Trans>Your text is empty</Trans>}>
          <Trans>Write or paste a text below; then you can type it.</Trans>
        </EmptyState>
      ) : (
        <TypingDesk view={view} active={{ body: shown, title: t`Custom text`, language, textType: 'custom' }} />
      )}
      <Own>
        <Field label={<Trans>Your text</Trans>} hint={<Trans>It is kept on this device only.</Trans>}>
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
