import type { EntityTable, Table } from 'dexie'

/** Whether a backup file contains the rows of a table: `large` ones only if the learner asks for them. */
export type InBackup = 'always' | 'large' | 'never'

/**
 * The declaration of a table in the learner's database, from which the database, the backup and the queue are built.
 */
export interface TableDeclaration {
  /** The table's name in IndexedDB, if an earlier version gave it another name than its property has now. */
  readonly storedAs?: string
  /** The primary key, then the indexes, in Dexie's notation, by the database version from which they apply. */
  readonly indexes: Readonly<Record<number, string>>
  readonly backup: InBackup
}
/** A declaration with Dexie's type of the table, for type checking only. */
export type Declared<Dx, D extends TableDeclaration> = D & { readonly type?: Dx }

/** Declares a table whose primary key is one field of its rows. */
export const entity =
  <Row, Key extends keyof Row>() =>
  <const D extends TableDeclaration>(declaration: D): Declared<EntityTable<Row, Key>, D> =>
    declaration

/** Declares a table with a compound or generated key; `New` is a row without it. */
export const keyed =
  <Row, Key, New = Row>() =>
  <const D extends TableDeclaration>(declaration: D): Declared<Table<Row, Key, New>, D> =>
    declaration
