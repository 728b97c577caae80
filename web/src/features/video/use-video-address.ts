import { useLocation, useNavigate } from '@tanstack/react-router'

/** The scenario in the address. */
export function useVideoAddress() {
  const navigate = useNavigate()
  const { scenario } = useLocation().search as Record<string, unknown>
  const choose = (id: string | undefined) =>
    void navigate({ to: '/video-practice', search: id ? { scenario: id } : {}, resetScroll: false })
  return { scenario: scenario === undefined || scenario === '' ? undefined : String(scenario), choose }
}
