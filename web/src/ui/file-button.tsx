import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Button } from './button'
import { VisuallyHidden } from './visually-hidden'

/** A button that asks for a file. `name` is what the field of the file is called, `accept` the kinds that are shown first. */
export function FileButton({
  name,
  accept,
  onFile,
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick' | 'type' | 'name'> & {
  name: ReactNode
  accept: string
  onFile: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <VisuallyHidden>
        <label htmlFor={id}>{name}</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          tabIndex={-1}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            // The same file can be chosen again.
            if (file) onFile(file)
            event.currentTarget.value = ''
          }}
        />
      </VisuallyHidden>
    </>
  )
}
