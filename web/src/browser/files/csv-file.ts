import { neutralCell } from 'shared/rules/csv-cells'
import { localDay } from '#browser/clock'
import { download } from './download'

/** Makes a spreadsheet read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type CsvRows = readonly (readonly (string | number)[])[]

/** Rows as comma-separated values; no cell can run as a formula. The CSV library is loaded on first use. */
export async function csvText(rows: CsvRows): Promise<string> {
  const { default: papa } = await import('papaparse')
  return BYTE_ORDER_MARK + papa.unparse(rows.map((row) => row.map((c) => (typeof c === 'string' ? neutralCell(c) : c))))
}

export const CSV_TYPE = 'text/csv;charset=utf-8'

/** Downloads rows as comma-separated values, in a file named with the date. */
export const saveCsv = async (name: string, rows: CsvRows) =>
  download(`${name}-${localDay(new Date())}.csv`, await csvText(rows), CSV_TYPE)
