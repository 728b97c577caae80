import { useLingui } from '@lingui/react/macro'
import { Check, CircleDashed, CircleDot } from 'lucide-react'
import type { ModuleStatus } from 'shared/model/module-progress'
import { Badge } from '#ui/badge'
import { STATUS_NAMES } from './module-words'

const LOOKS = {
  not_started: { icon: CircleDashed, tone: 'neutral' },
  in_progress: { icon: CircleDot, tone: 'accent' },
  completed: { icon: Check, tone: 'success' },
} as const

/** A module's status: icon, tint and word. */
export function StatusBadge({ status }: { status: ModuleStatus }) {
  const { i18n } = useLingui()
  return <Badge {...LOOKS[status]}>{i18n._(STATUS_NAMES[status])}</Badge>
}
