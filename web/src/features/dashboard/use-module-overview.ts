import { useMemo } from 'react'
import { modules } from 'shared/contract/modules'
import { type ModuleRow, useModuleRows } from '#data/module-library'
import { useAnswer } from '#data/use-answer'

const NONE: never[] = []

/** Every module with the learner's place in it, from this device at once; undefined while it is looked up. */
export function useModuleOverview(): ModuleRow[] | undefined {
  const { value, settled } = useAnswer(modules.list, {})
  const rows = useModuleRows(useMemo(() => value ?? NONE, [value]))
  return settled ? rows : undefined
}
