import type { NewTestDate } from 'shared/model/content/test-date'

/** What every kind of content has. */
interface Deletable {
  /** When the item was deleted; null where it was not (tables/content/trash). */
  deletedAt: number | null
}

export interface ModuleRow extends Deletable {
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
export interface ContentRow extends Deletable {
  id: string
  sortOrder: number
  isPublished: number
  /** JSON of everything without a column. */
  body: string
  /** Changes with every edit; a cached row is valid as long as this value is the same. */
  updatedAt: number
}

export interface TestDateRow extends Required<NewTestDate>, Deletable {
  /** Always 1, because test dates have no drafts. */
  isPublished: number
  updatedAt: number
}

export interface PracticeTextRow extends Deletable {
  id: string
  sortOrder: number
  /** JSON of everything without a column. */
  body: string
  /** Changes with every edit. */
  updatedAt: number
}
