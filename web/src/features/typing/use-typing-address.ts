import { useLocation, useNavigate } from '@tanstack/react-router'
import { TYPING_MODES, type TypingMode } from '#data/typing/typing-view'

/** The platform, the other website, or the choice between them. */
export type TypingPlace = 'platform' | 'site' | undefined
export interface TypingAddress {
  place: TypingPlace
  mode: TypingMode | undefined
  /** Id of a practice text. */
  text: string | undefined
  /** Id of the scenario of a Casper run. */
  scenario: string | undefined
}

const textOf = (value: unknown) => (value === undefined || value === '' ? undefined : String(value))

/** The state of the screen in the address, so that Back and a reload restore it. */
export function useTypingAddress() {
  const navigate = useNavigate()
  const search = useLocation().search as Record<string, unknown>
  const mode = TYPING_MODES.find((name) => name === search.mode)
  const address: TypingAddress = {
    // An address with a mode means the platform.
    place: search.view === 'site' ? 'site' : search.view === 'platform' || mode ? 'platform' : undefined,
    mode,
    text: textOf(search.text),
    scenario: textOf(search.scenario),
  }
  const go = (change: Partial<TypingAddress>, { replace = false } = {}) => {
    const { place, mode, text, scenario } = { ...address, ...change }
    return navigate({
      to: '/typing',
      search: {
        ...(place && { view: place }),
        ...(mode && { mode }),
        ...(text && { text }),
        ...(scenario && { scenario }),
      },
      replace,
      resetScroll: false,
    })
  }
  return { address, go }
}
