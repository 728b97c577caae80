import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { createLink } from '@tanstack/react-router'
import { CircleCheck, CloudUpload, HardDrive, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react'
import { formatDate } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Icon } from '#ui/icon'
import { type SyncState, useSyncState } from './use-sync-state'

const Link = createLink(
  chakra('a', {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: 'touch',
      minWidth: 'touch',
      paddingInline: '2',
      borderRadius: 'md',
      fontSize: 'xs',
      fontWeight: 500,
      color: 'fg.muted',
      textDecoration: 'none',
      justifyContent: { base: 'center', lg: 'flex-start' },
      _hover: { background: 'bg.subtle' },
      '& > span': { display: { base: 'none', sm: 'inline' } },
    },
    variants: {
      tone: {
        good: { '& > svg': { color: 'success.fg' } },
        plain: {},
        warning: { color: 'warning.fg' },
        danger: { color: 'danger.fg' },
      },
    },
  }),
)

const ICONS: Record<SyncState['kind'], LucideIcon> = {
  synced: CircleCheck,
  saved: HardDrive,
  waiting: CloudUpload,
  offline: WifiOff,
  attention: TriangleAlert,
}
const toneOf = (state: SyncState) => {
  if (state.kind === 'synced') return 'good'
  if (state.kind === 'attention') return 'danger'
  return state.kind === 'offline' || (state.kind === 'waiting' && state.late) ? 'warning' : 'plain'
}

/** A link that shows the state of synchronization in a few words and opens the page with the details. */
export function SyncIndicator() {
  const { t } = useLingui()
  const language = useLanguage()
  const state = useSyncState()
  if (!state) return null
  const label = () => {
    if (state.kind === 'synced') return state.at ? t`Synced at ${formatDate(language, state.at, 'time')}` : t`Synced`
    if (state.kind === 'saved') return t`Saved here`
    if (state.kind === 'waiting') return plural(state.count, { one: '# waiting', other: '# waiting' })
    if (state.kind === 'attention') return plural(state.count, { one: '# to check', other: '# to check' })
    return state.count === 0
      ? t`Offline`
      : plural(state.count, { one: 'Offline, # waiting', other: 'Offline, # waiting' })
  }
  return (
    <Link to="/device" tone={toneOf(state)} aria-label={label()}>
      <Icon of={ICONS[state.kind]} />
      <span>{label()}</span>
    </Link>
  )
}
