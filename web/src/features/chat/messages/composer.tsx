import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { CHAT_CONTENT_MAX } from 'shared/model/people/chat-message'
import { readRoomDraft, saveRoomDraft } from '#data/chat/chat-unsent'
import { currentDb, unlessClosed } from '#data/db/db'
import { Textarea } from '#ui/form/textarea'
import { IconButton } from '#ui/icon-button'

const Box = chakra('form', {
  base: {
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    gap: '2',
    padding: '10px 8px 10px 12px',
    borderTop: '1px solid {colors.border}',
    '& > p': { gridColumn: '1 / -1', fontSize: 'xs', color: 'fg.muted' },
    '& > .over': { color: 'danger.fg', fontWeight: 500 },
  },
})

/** The counter appears when this many characters or fewer are left. */
const COUNT_FROM = 200

/** The message field: the text is stored on the device at every keystroke and sent with Enter. */
export function Composer({
  roomId,
  hasNetwork,
  onSend,
}: {
  roomId: string
  hasNetwork: boolean
  onSend: (content: string) => void
}) {
  const { t } = useLingui()
  const id = useId()
  const [db] = useState(currentDb)
  const [text, setText] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const begin = useEffectEvent((found: string) => setText((typed) => typed ?? found))
  useEffect(() => {
    readRoomDraft(db, roomId).then(begin).catch(unlessClosed(db))
  }, [db, roomId])

  const words = (text ?? '').trim()
  const left = CHAT_CONTENT_MAX - words.length
  const isReady = words !== '' && left >= 0 && hasNetwork
  const change = (next: string) => {
    setText(next)
    saveRoomDraft(db, roomId, next).catch(unlessClosed(db))
  }
  const send = () => {
    if (!isReady) return
    onSend(words)
    setText('')
    field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an input-method composition must not send the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const isCounted = left <= COUNT_FROM
  return (
    <Box
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        send()
      }}
    >
      <Textarea
        ref={field}
        aria-label={t`Your message`}
        aria-describedby={isCounted ? id : undefined}
        aria-invalid={left < 0 || undefined}
        placeholder={t`Write a message`}
        rows={1}
        enterKeyHint="send"
        value={text ?? ''}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        css={{ minHeight: 'field', maxHeight: '30dvh', resize: 'none', fieldSizing: 'content' }}
      />
      <IconButton type="submit" tone="primary" icon={Send} label={t`Send`} disabled={!isReady} />
      {isCounted && (
        <p id={id} className={left < 0 ? 'over' : undefined} role="status">
          {left >= 0
            ? plural(left, { one: '# character left', other: '# characters left' })
            : plural(-left, { one: '# character too many', other: '# characters too many' })}
        </p>
      )}
    </Box>
  )
}
