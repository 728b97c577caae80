import { useLocation, useNavigate } from '@tanstack/react-router'

export interface SpeechAddress {
  scenario: string | undefined
  /** Id of the take shown. */
  take: string | undefined
}
const textOf = (value: unknown) => (value === undefined || value === '' ? undefined : String(value))

/** The state of the screen in the address, so that Back, a link and a reload restore it. */
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
