import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { Button } from '#ui/button'

/** A button that opens a file chooser. `name` is the name of the file input, `accept` the file types offered first. */
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
      {/* Hidden, so that a keyboard and a screen reader reach only the button, not the file input. */}
      <span hidden>
        <label htmlFor={id}>{name}</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            // The value is emptied, so that the same file can be chosen again.
            if (file) onFile(file)
            event.currentTarget.value = ''
          }}
        />
      </span>
    </>
  )
}
