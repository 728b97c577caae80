import { useLocation, useNavigate } from '@tanstack/react-router'

export interface SpeechAddress {
  scenario: string | undefined
  /** A take that is looked at. */
  take: string | undefined
}
const textOf = (value: unknown) => (value === undefined || value === '' ? undefined : String(value))

/** What the address says of the screen, so that Back, a link and a reload find it again. */
export function useSpeechAddress() {
  const navigate = useNavigate()
  const search = useLocation().search as Record<string, unknown>
  const address: SpeechAddress = { scenario: textOf(search.scenario), take: textOf(search.take) }
  const go = (change: Partial<SpeechAddress>, { replace = false } = {}) => {
    const { scenario, take } = { ...address, ...change }
    return navigate({
      to: '/speech-test',
      search: { ...(scenario && { scenario }), ...(take && { take }) },
      replace,
      resetScroll: false,
    })
  }
  return { address, go }
}
