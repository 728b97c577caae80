import { Trans, useLingui } from '@lingui/react/macro'
import { Eraser, Save } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { db, unlessClosed } from '#data/db'
import { holdNotepad, saveNotepad } from '#data/notes'
import { beforeLeaving } from '#session/before-leaving'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Icon } from '#ui/icon'
import { Row } from '#ui/row'
import { Stack } from '#ui/stack'
import { Textarea } from '#ui/textarea'
import { toast } from '#ui/toast'

const SAVE_AFTER_MS = 800

/** One free text that saves itself; clearing it asks, and can be undone. */
export function Notepad({ kept }: { kept: string }) {
  const { t } = useLingui()
  const [home] = useState(db)
  const [text, setText] = useState(kept)
  const [asking, setAsking] = useState(false)
  // What was held when the page went is not in the database yet.
  const saved = useRef('')
  const save = async (value: string) => {
    saved.current = value
    await saveNotepad(home, value)
  }
  const saveRest = useEffectEvent(() => {
    if (text !== saved.current) save(text).catch(unlessClosed(home))
  })
  useEffect(() => {
    if (text === saved.current) return
    const timer = setTimeout(saveRest, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  // What was typed in the last moment before leaving the page, the screen or the account.
  useEffect(() => {
    const end = beforeLeaving(async () => saveRest())
    addEventListener('pagehide', saveRest)
    return () => {
      end()
      removeEventListener('pagehide', saveRest)
      saveRest()
    }
  }, [])
  const clear = async () => {
    const before = text
    setAsking(false)
    setText('')
    await save('')
    toast({
      tone: 'success',
      title: t`Notepad cleared`,
      action: {
        label: t`Undo`,
        onPress: () => {
          setText(before)
          void save(before)
        },
      },
    })
  }
  return (
    <Stack>
      <Textarea
        aria-label={t`Notepad`}
        value={text}
        css={{ minHeight: '200px' }}
        placeholder={t`Ideas, questions, sentences to keep…`}
        onChange={(event) => {
          holdNotepad(home, event.currentTarget.value)
          setText(event.currentTarget.value)
        }}
      />
      <Row>
        <Button
          onClick={async () => {
            await save(text)
            toast({ tone: 'success', title: t`Notepad saved` })
          }}
        >
          <Icon of={Save} size="s" />
          <Trans>Save</Trans>
        </Button>
        <Button tone="quiet" disabled={text === ''} onClick={() => setAsking(true)}>
          <Icon of={Eraser} size="s" />
          <Trans>Clear</Trans>
        </Button>
        <small>
          <Trans>Saves itself as you type</Trans>
        </small>
      </Row>
      {asking && (
        <ConfirmDialog
          title={<Trans>Clear the notepad?</Trans>}
          confirm={<Trans>Clear</Trans>}
          onCancel={() => setAsking(false)}
          onConfirm={() => void clear()}
        >
          <p>
            <Trans>Its text goes from this device.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </Stack>
  )
}
