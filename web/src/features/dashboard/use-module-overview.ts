import { useMemo } from 'react'
import { modules } from 'shared/contract/calls/modules'
import { useAnswer } from '#data/http/use-answer'
import { type ModuleRow, useModuleRows } from '#data/library/module-library'

const NONE: never[] = []

/** Every module with the learner's progress, from this device at once; undefined while it loads. */
export function useModuleOverview(): ModuleRow[] | undefined {
  const { value, settled } = useAnswer(modules.list, {})
  const rows = useModuleRows(useMemo(() => value ?? NONE, [value]))
  return settled ? rows : undefined
}
