import type { NewTestDate } from 'shared/model/content/test-date'

export interface ModuleRow {
  id: string
  sortOrder: number
  isPublished: number
  pageCount: number
  /** JSON of the card. */
  card: string
  /** JSON of the introduction and the pages. */
  body: string
  updatedAt: number
}

/** A row of a quiz or a scenario. */
export interface ContentRow {
  id: string
  sortOrder: number
  isPublished: number
  /** JSON of everything without a column. */
  body: string
  /** Changes with every edit: readers cache the row until then. */
  updatedAt: number
}

export interface TestDateRow extends Required<NewTestDate> {
  /** Always 1, except when deleted (tables/trash). */
  isPublished: number
  updatedAt: number
}

export interface PracticeTextRow {
  id: string
  sortOrder: number
  /** JSON of everything without a column. */
  body: string
  /** Changes with every edit. */
  updatedAt: number
}
