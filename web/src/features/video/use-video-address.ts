import { useLocation, useNavigate } from '@tanstack/react-router'

/** The scenario that the address names. */
export function useVideoAddress() {
  const navigate = useNavigate()
  const { scenario } = useLocation().search as Record<string, unknown>
  const choose = (id: string | undefined) =>
    void navigate({ to: '/video-practice', search: id ? { scenario: id } : {}, resetScroll: false })
  return { scenario: scenario === undefined || scenario === '' ? undefined : String(scenario), choose }
}
