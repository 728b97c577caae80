import { useLingui } from '@lingui/react/macro'

/** The position of a cell in words: « rangée 2, colonne 3 ». */
export function useCellPlace() {
  const { t } = useLingui()
  return (row: number, column: number) => t`row ${row}, column ${column}`
}
