import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { system } from '../../app/theme'
import { toast } from './toast'
import { Toaster } from './toaster'

beforeEach(() => {
  vi.useFakeTimers()
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  render(
    <I18nProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <Toaster />
      </ChakraProvider>
    </I18nProvider>,
  )
})
afterEach(() => {
  act(() => vi.runAllTimers())
  vi.useRealTimers()
})

const say = (title: string, tone: 'success' | 'danger' = 'success') => act(() => toast({ title, tone }))

test('a message goes after five seconds', () => {
  say('Saved')
  act(() => vi.advanceTimersByTime(4999))
  expect(screen.getByText('Saved')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText('Saved')).not.toBeInTheDocument()
})

test('only the newest message is shown, and it has its own five seconds', () => {
  say('First')
  act(() => vi.advanceTimersByTime(3000))
  say('Second')
  expect(screen.queryByText('First')).not.toBeInTheDocument()
  act(() => vi.advanceTimersByTime(3000))
  expect(screen.getByText('Second')).toBeInTheDocument()
})

test('F8 brings the focus to the messages', () => {
  fireEvent.keyDown(window, { key: 'F8' })
  expect(document.activeElement).toHaveAccessibleName('Messages (F8)')
})

test.each([
  [51, false],
  [50, true],
  [-80, true],
])('swiped by %i px it is %s that it stays', (distance, stays) => {
  say('Saved')
  const message = screen.getByText('Saved')
  fireEvent.pointerDown(message, { clientX: 100 })
  fireEvent.pointerMove(message, { clientX: 100 + distance })
  fireEvent.pointerUp(message, { clientX: 100 + distance })
  expect(screen.queryByText('Saved') !== null).toBe(stays)
})

test('a failure interrupts, a success waits its turn', () => {
  say('Saved')
  expect(screen.getByText('Saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
  say('Not saved', 'danger')
  expect(screen.getByText('Not saved').closest('[aria-live]')).toHaveAttribute('aria-live', 'assertive')
})

test('what can be taken back is, and the message goes with it', () => {
  const undo = vi.fn()
  act(() => toast({ title: 'Deleted', action: { label: 'Undo', onPress: undo } }))
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument()
})
