import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout/row'
import { TextField } from './text-field'

const Shown = chakra('span', { base: { display: 'flex', alignItems: 'center', '& > b': { overflowWrap: 'anywhere' } } })

/** A name that is changed where it is shown: Enter saves, Escape leaves it as it was. */
export function NameInPlace({
  name,
  called,
  most,
  onName,
}: {
  /** The given name, empty where there is none. */
  name: string
  /** The text shown: the name or, without one, a substitute such as a number. */
  called: string
  /** The largest number of characters. */
  most: number
  /** Resolves once the name is saved. */
  onName: (name: string) => Promise<unknown>
}) {
  const { t } = useLingui()
  const [draft, setDraft] = useState<string>()
  const [failed, setFailed] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const isOpen = draft !== undefined
  const wasOpen = useRef(false)
  // The field that had the focus is gone.
  useEffect(() => {
    if (wasOpen.current && !isOpen) pencil.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  if (draft === undefined)
    return (
      <Shown>
        <b>{called}</b>
        <IconButton ref={pencil} icon={Pencil} small label={t`Rename “${called}”`} onClick={() => setDraft(name)} />
      </Shown>
    )
  const next = draft.replace(/\s+/g, ' ').trim()
  const { length } = next
  const isLong = length > most
  const save = () => {
    if (isLong) return
    onName(next).then(
      () => {
        setFailed(false)
        setDraft(undefined)
      },
      () => setFailed(true),
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={<Trans>Name of the recording</Trans>}
        hint={<Trans>Without a name, it is called by its number.</Trans>}
        error={isLong ? t`${most} characters at most: now ${length}` : failed && t`Not saved: this device is full`}
        autoFocus
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setDraft(undefined)
        }}
      />
      <Row css={{ marginTop: '2' }}>
        <Button size="sm" tone="primary" type="submit">
          <Trans>Save</Trans>
        </Button>
        <Button size="sm" onClick={() => setDraft(undefined)}>
          <Trans>Cancel</Trans>
        </Button>
      </Row>
    </form>
  )
}
