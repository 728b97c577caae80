import { Trans, useLingui } from '@lingui/react/macro'
import { Eraser, Save } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { db, unlessClosed } from '#data/db'
import { bringBackNotepad, holdNotepad, type KeptNotepad, saveNotepad } from '#data/notepad'
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
export function Notepad({ kept: { stored, held } }: { kept: KeptNotepad }) {
  const { t } = useLingui()
  const [home] = useState(db)
  const [text, setText] = useState(held ?? stored)
  const [asking, setAsking] = useState(false)
  /** What the text was made of: what stood in the database when it was read or saved last. */
  const base = useRef(stored)
  const saving = useRef<Promise<void>>(Promise.resolve())
  const save = (value: string) => {
    const write = async () => {
      const saved = await saveNotepad(home, value, base.current)
      base.current = saved
      // Another tab had written too.
      if (saved !== value) setText((now) => (now === value ? saved : `${saved}\n\n${now}`))
    }
    // One after the other, each made of what the one before has saved.
    saving.current = saving.current.then(write, write)
    return saving.current
  }
  const saveRest = useEffectEvent(() => {
    if (text !== base.current) save(text).catch(unlessClosed(home))
  })
  const follow = useEffectEvent((changed: string) => {
    const was = base.current
    if (text !== was || changed === was) return
    base.current = changed
    // A letter may have been typed since it was drawn last.
    setText((now) => (now === was ? changed : now))
  })
  useEffect(() => follow(stored), [stored])
  useEffect(() => {
    if (text === base.current) return
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
        onPress: () => void bringBackNotepad(home, before).catch(unlessClosed(home)),
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
            <Trans>Its text will be deleted from this device.</Trans>
          </p>
        </ConfirmDialog>
      )}
    </Stack>
  )
}
