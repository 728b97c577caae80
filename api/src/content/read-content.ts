import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import type * as z from 'zod/mini'

/** A content file that cannot be used; the message names the file and the field. */
export class ContentError extends Error {}

/** Reads a YAML file and validates it with its schema; throws a `ContentError`. */
export function readYaml<T extends z.ZodMiniType>(root: string, file: string, schema: T): z.output<T> {
  const name = relative(root, file)
  let value: unknown
  try {
    value = parse(readText(root, file), { version: '1.2' })
  } catch (error) {
    if (error instanceof ContentError) throw error
    throw new ContentError(`${name}: not valid YAML: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new ContentError(`${name}: ${issue?.path.join('.') || 'the file'} is wrong (${issue?.code})`)
}
export function readText(root: string, file: string): string {
  if (!existsSync(file)) throw new ContentError(`${relative(root, file)}: this file is missing`)
  return readFileSync(file, 'utf8')
}
/** The entries of a content folder, sorted by name; throws a `ContentError` where the folder is missing. */
export function entriesOf(root: string, folder: string) {
  const path = join(root, folder)
  if (!existsSync(path)) throw new ContentError(`${folder}: this folder is missing`)
  return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
}
/** Every YAML file of a folder, each validated with the schema. */
export const readFolder = <T extends z.ZodMiniType>(root: string, folder: string, schema: T) =>
  entriesOf(root, folder)
    .filter((entry) => entry.isFile() && entry.name.endsWith('.yaml'))
    .map((entry) => ({
      name: `${folder}/${entry.name}`,
      value: readYaml(root, join(root, folder, entry.name), schema),
    }))

/** Throws where an id occurs twice. */
export function refuseTwice(where: string, things: readonly { id: string }[]) {
  const seen = new Set<string>()
  for (const { id } of things) {
    if (seen.has(id)) throw new ContentError(`${where}: the id ${id} is used twice`)
    seen.add(id)
  }
}
