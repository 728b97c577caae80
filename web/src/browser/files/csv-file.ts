import type { Language } from 'shared/model/bilingual'
import { neutralCell } from 'shared/rules/csv-cells'
import { localDay } from '#browser/clock'
import { download } from './download'

/** Makes a spreadsheet read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF'

export type CsvRows = readonly (readonly (string | number)[])[]

/** The decimal sign of spreadsheets, and the sign between their cells. */
const SIGNS: Record<Language, { decimal: string; cells: string }> = {
  fr: { decimal: ',', cells: ';' },
  en: { decimal: '.', cells: ',' },
}

/**
 * Rows as a table for spreadsheets in the reader's language: where the comma is the decimal sign, spreadsheets split
 * cells at semicolons. No cell can run as a formula. The CSV library is loaded on first use.
 */
export async function csvText(rows: CsvRows, language: Language): Promise<string> {
  const { default: papa } = await import('papaparse')
  const { decimal, cells } = SIGNS[language]
  const cellOf = (cell: string | number) =>
    typeof cell === 'string' ? neutralCell(cell) : String(cell).replace('.', decimal)
  return (
    BYTE_ORDER_MARK +
    papa.unparse(
      rows.map((row) => row.map(cellOf)),
      { delimiter: cells },
    )
  )
}

export const CSV_TYPE = 'text/csv;charset=utf-8'

/** Downloads rows as a table for spreadsheets, in a file named with the date. */
export const saveCsv = async (name: string, rows: CsvRows, language: Language) =>
  download(`${name}-${localDay(new Date())}.csv`, await csvText(rows, language), CSV_TYPE)
