import { t } from '@lingui/core/macro'

/** `full-2` → “Practice test 2”, `mini-1` → “Mini-test 1”; an exercise by its preparation module. */
export function planName(planId: string): string {
  const [kind, rest = ''] = [planId.slice(0, planId.indexOf('-')), planId.slice(planId.indexOf('-') + 1)]
  if (kind === 'full') return t`Practice test ${rest}`
  if (kind === 'mini') return t`Mini-test ${rest}`
  return t`Timed exercise`
}
