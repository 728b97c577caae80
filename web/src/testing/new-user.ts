import { waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'

/**
 * A person at the page, without pauses. Some lists of choices are filled from the server after the screen opened, so a
 * choice that is not there yet is waited for.
 */
export function newUser(): UserEvent {
  // The check of pointer events would ask for the style of every ancestor and needs a layout, which jsdom does not
  // have. A click sends no pointer moves first, because the interface hardly listens to them; a test that needs them
  // calls `hover`.
  const user = userEvent.setup({ delay: null, skipHover: true, pointerEventsCheck: PointerEventsCheckLevel.Never })
  return {
    ...user,
    async selectOptions(select, values) {
      const wanted = [values].flat().filter((value) => typeof value === 'string')
      await waitFor(() => {
        const options = [...select.querySelectorAll('option')]
        for (const value of wanted)
          if (!options.some((option) => option.value === value || option.textContent === value))
            throw new Error(`no choice “${value}” among: ${options.map((option) => option.textContent).join(', ')}`)
      })
      await user.selectOptions(select, values)
    },
  }
}
