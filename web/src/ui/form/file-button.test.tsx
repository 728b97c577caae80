import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { FileButton } from './file-button'

test('a screen reader and a keyboard meet one button, which opens the chooser and gives the file', async () => {
  const onFile = vi.fn()
  render(
    <FileButton name="Backup file" accept="application/json" onFile={onFile}>
      Restore a backup
    </FileButton>,
  )
  const user = userEvent.setup()
  const [button, ...others] = screen.getAllByRole('button')
  expect(others).toEqual([])
  const field = screen.getByLabelText<HTMLInputElement>('Backup file')
  const opened = vi.spyOn(field, 'click')
  await user.tab()
  expect(button).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(opened).toHaveBeenCalledOnce()
  await user.tab()
  expect(field).not.toHaveFocus()
  const file = new File(['{}'], 'situ.json', { type: 'application/json' })
  await user.upload(field, file)
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file)
  await expectAccessible()
})
