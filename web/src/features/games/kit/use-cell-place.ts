import { useLingui } from '@lingui/react/macro'

/** Returns a function that gives the position of a cell in words: « rangée 2, colonne 3 ». Both numbers are 1-based. */
export function useCellPlace() {
  const { t } = useLingui()
  return (row: number, column: number) => t`row ${row}, column ${column}`
}
