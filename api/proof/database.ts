import SQLite from 'better-sqlite3'

/** Reads a database directly, independently of the server's code. */
export class Database {
  readonly #db: SQLite.Database
  constructor(file: string) {
    this.#db = new SQLite(file, { readonly: true })
  }
  /** How many of these ids are not in the user's log. */
  missing(email: string, ids: readonly string[]) {
    const rows = this.#db
      .prepare<[string], { id: string }>(
        'select a.id from activity_log a join users u on u.id = a.user_id where u.email = ?',
      )
      .all(email)
    const there = new Set(rows.map((row) => row.id))
    return ids.filter((id) => !there.has(id)).length
  }
  totals() {
    const log = this.#db.prepare<[], { n: number }>('select count(*) as n from activity_log').get()
    const folds = this.#db.prepare<[], { fold: string }>('select fold from progress_folds').all()
    const folded = folds.reduce((sum, row) => sum + JSON.parse(row.fold).count, 0)
    return { rows: log?.n ?? 0, folded }
  }
  isSound() {
    return this.#db.pragma('integrity_check', { simple: true }) === 'ok'
  }
  close() {
    this.#db.close()
  }
}
