import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { HISTORY_KINDS, type HistoryKind } from 'shared/rules/progress/history'

/** Number of rows shown at first, and added by each press of the button for more. */
export const ROWS_SHOWN = 100

export interface HistoryAddress {
  kind: HistoryKind | undefined
  search: string
  /** Number of rows shown. */
  rows: number
}

function fromAddress({ kind, search, rows }: Record<string, unknown>): HistoryAddress {
  const shown = Number(rows)
  return {
    kind: HISTORY_KINDS.find((one) => one === kind),
    // The router parses digits as a number.
    search: search === undefined ? '' : String(search),
    rows: Number.isInteger(shown) && shown > ROWS_SHOWN ? shown : ROWS_SHOWN,
  }
}

/**
 * Marks an address that was written by the controls. During typing the controls are ahead of the address and must not
 * be reset to it.
 */
const FOLLOWS = { followsFilter: true }

/**
 * The filter, the search and the number of rows. They are in the address, so that Back from a record restores the same
 * list. `opened` is the id of an activity whose figures are open.
 */
export function useHistoryAddress() {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const [address, setAddress] = useState(() => fromAddress(search))
  const follows = 'followsFilter' in state
  useEffect(() => {
    if (!follows) setAddress(fromAddress(search))
  }, [search, follows])
  const { open } = search as Record<string, unknown>
  const searchOf = ({ kind, search, rows }: HistoryAddress) => ({
    ...(kind && { kind }),
    ...(search && { search }),
    ...(rows > ROWS_SHOWN && { rows }),
  })
  const change = (next: HistoryAddress) => {
    setAddress(next)
    void navigate({
      to: '/history',
      search: searchOf(next),
      state: (before) => ({ ...before, ...FOLLOWS }),
      replace: true,
      resetScroll: false,
    })
  }
  const close = () => void navigate({ to: '/history', search: searchOf(address), replace: true, resetScroll: false })
  return { address, change, opened: open === undefined ? undefined : String(open), close }
}
