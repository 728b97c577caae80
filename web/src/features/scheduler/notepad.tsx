import { Trans, useLingui } from '@lingui/react/macro'
import { Eraser, Save } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentDb, unlessClosed } from '#data/db/db'
import { bringBackNotepad, holdNotepad, type KeptNotepad, saveNotepad } from '#data/planning/notepad'
import { beforeLeaving } from '#session/workspace/before-leaving'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { toast } from '#ui/feedback/toast'
import { Textarea } from '#ui/form/textarea'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'

const SAVE_AFTER_MS = 800

/** One free text that is saved automatically. Clearing it needs a confirmation and can be undone. */
export function Notepad({ kept: { stored, held } }: { kept: KeptNotepad }) {
  const { t } = useLingui()
  const [db] = useState(currentDb)
  const [text, setText] = useState(held ?? stored)
  const [asking, setAsking] = useState(false)
  /** The text on which the edit is based: the database's at the last read or save. */
  const base = useRef(stored)
  const saving = useRef<Promise<void>>(Promise.resolve())
  const save = (value: string) => {
    const write = async () => {
      const saved = await saveNotepad(db, value, base.current)
      base.current = saved
      // Another tab has written too.
      if (saved !== value) setText((now) => (now === value ? saved : `${saved}\n\n${now}`))
    }
    // Saves run one after the other, each based on the result of the one before.
    saving.current = saving.current.then(write, write)
    return saving.current
  }
  const saveRest = useEffectEvent(async () => {
    if (text !== base.current) await save(text).catch(unlessClosed(db))
  })
  const follow = useEffectEvent((changed: string) => {
    const was = base.current
    if (text !== was || changed === was) return
    base.current = changed
    // A letter may have been typed since the last render.
    setText((now) => (now === was ? changed : now))
  })
  useEffect(() => follow(stored), [stored])
  useEffect(() => {
    if (text === base.current) return
    const timer = setTimeout(() => void saveRest(), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  // Saves text typed just before leaving the page, the screen or the account.
  useEffect(() => {
    const end = beforeLeaving(() => saveRest())
    const onHide = () => void saveRest()
    addEventListener('pagehide', onHide)
    return () => {
      end()
      removeEventListener('pagehide', onHide)
      void saveRest()
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
        onPress: () => void bringBackNotepad(db, before).catch(unlessClosed(db)),
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
          holdNotepad(db, event.currentTarget.value)
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
          <Trans>Saved automatically as you type</Trans>
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
