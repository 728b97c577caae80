import { useLocation, useNavigate } from '@tanstack/react-router'

const textOf = (value: unknown) => (value === undefined || value === '' ? undefined : String(value))

/** The scenario in the address, and the recording that is open when the screen opens. */
export function useVideoAddress() {
  const navigate = useNavigate()
  const { scenario, take } = useLocation().search as Record<string, unknown>
  const choose = (id: string | undefined) =>
    void navigate({ to: '/video-practice', search: id ? { scenario: id } : {}, resetScroll: false })
  return { scenario: textOf(scenario), take: textOf(take), choose }
}
