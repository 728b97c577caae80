import { useMemo } from 'react'
import { modules } from 'shared/contract/calls/modules'
import { useResource } from '#data/http/use-resource'
import { type ModuleRow, useModuleRows } from '#data/library/module-library'

const NONE: never[] = []

/** Every module with the learner's progress, from this device at once; undefined while it loads. */
export function useModuleOverview(): ModuleRow[] | undefined {
  const { value, settled } = useResource(modules.list, {})
  const rows = useModuleRows(useMemo(() => value ?? NONE, [value]))
  return settled ? rows : undefined
}
