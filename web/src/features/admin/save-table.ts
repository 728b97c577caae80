import { localDay } from '#browser/clock'
import { download } from '#browser/download'

/** Makes a spreadsheet read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Hands over rows as comma-separated values in a dated file; a cell that a spreadsheet would run becomes text. */
export async function saveTable(name: string, rows: readonly (readonly (string | number)[])[]) {
  const { default: papa } = await import('papaparse')
  const text = papa.unparse(rows as (string | number)[][], { escapeFormulae: true })
  download(`${name}-${localDay(new Date())}.csv`, BYTE_ORDER_MARK + text, 'text/csv;charset=utf-8')
}
