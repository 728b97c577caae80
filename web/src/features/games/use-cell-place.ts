import { useLingui } from '@lingui/react/macro'

/** « rangée 2, colonne 3 ». */
export function useCellPlace() {
  const { t } = useLingui()
  return (row: number, column: number) => t`row ${row}, column ${column}`
}
