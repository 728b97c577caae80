import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { PREPARATION_MODULES, type PreparationModule } from 'shared/rules/practice/practice-plan'
import { i18n } from '#i18n/setup'

const MODULES: Record<PreparationModule, MessageDescriptor> = {
  ethics: msg`Timed exercise: ethics`,
  communication: msg`Timed exercise: communication`,
  professionalism: msg`Timed exercise: professionalism`,
  collaboration: msg`Timed exercise: collaboration`,
}

/**
 * `full-2` → “Practice test 2”, `mini-1` → “Mini-test 1”, `drill-ethics` → “Timed exercise: ethics”; any other id →
 * “Practice test”.
 */
export function planName(planId: string): string {
  const [, kind, number = ''] = /^(full|mini)-(\d+)$/.exec(planId) ?? []
  if (kind === 'full') return t`Practice test ${number}`
  if (kind === 'mini') return t`Mini-test ${number}`
  const module = PREPARATION_MODULES.find((name) => planId === `drill-${name}`)
  return module ? i18n._(MODULES[module]) : t`Practice test`
}
