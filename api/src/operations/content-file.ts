import { readFileSync, writeFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import * as z from 'zod/mini'
import type { Store } from '../db/store.ts'
import type { Call } from '../http/call.ts'
import type { Files } from '../s3-files.ts'
import { picturesOut, readingPictures } from './content-pictures.ts'
import {
  type Fate,
  readIn,
  SECTION_NAMES,
  SECTIONS,
  type Section,
  type SectionName,
  writtenOut,
} from './content-sections.ts'
import { OperationError } from './operation.ts'
import { operatorCall } from './operator-call.ts'

const FORMAT = 'situ-content'
const FORMAT_VERSION = 1
const Envelope = z.object({ format: z.literal(FORMAT), version: z.literal(FORMAT_VERSION) })

/**
 * Writes every module, scenario, quiz, practice text and test date, drafts included, and the pictures of modules as one
 * YAML file.
 */
export async function exportContent(store: Store, file: string, now: number, files?: Files): Promise<string> {
  const call = operatorCall(store.read, now)
  const content: Partial<Record<SectionName, unknown[]>> = {}
  for (const name of SECTION_NAMES) content[name] = await writtenOut(name, call)
  const pictures = await picturesOut(store.read, files)
  const text = stringify(
    { format: FORMAT, version: FORMAT_VERSION, ...content, pictures },
    { version: '1.2', lineWidth: 120 },
  )
  try {
    writeFileSync(file, text, { flag: 'wx' })
  } catch (error) {
    const why = (error as NodeJS.ErrnoException).code === 'EEXIST' ? 'is there already' : 'cannot be written'
    throw new OperationError(`${file} ${why}.`, { cause: error })
  }
  const counts = SECTION_NAMES.map((name) => `${content[name]?.length} ${WORDS[name]}`)
  return `Exported to ${file}: ${[...counts, `${pictures.length} pictures`].join(', ')}.\n`
}
const WORDS: Record<SectionName, string> = {
  modules: 'modules',
  scenarios: 'scenarios',
  quizzes: 'quizzes',
  practiceTexts: 'practice texts',
  testDates: 'test dates',
}

function readFile(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'), { version: '1.2' })
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new OperationError(
      missing ? `There is no file ${file}.` : `${file} is not valid YAML: ${(error as Error).message.split('\n')[0]}`,
      { cause: error },
    )
  }
}
/** The validated items of a kind; empty for a kind that the file leaves out. */
function checked<S extends z.ZodMiniType<{ id: string }>>(name: SectionName, input: S, value: unknown): z.output<S>[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new OperationError(`${name}: a list is expected.`)
  const ids = new Set<string>()
  return value.map((item: { id?: unknown } | null, i) => {
    const parsed = input.safeParse(item)
    const place = `${name}[${i}]${typeof item?.id === 'string' ? ` (${item.id})` : ''}`
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      throw new OperationError(`${place}: ${issue?.path.join('.') || 'the item'} is wrong (${issue?.code}).`)
    }
    if (ids.has(parsed.data.id)) throw new OperationError(`${place}: this id is used twice.`)
    ids.add(parsed.data.id)
    return parsed.data
  })
}

/** Validates the items of a kind now, and returns a function that imports them later. */
function reading<S extends z.ZodMiniType<{ id: string }>>(
  name: SectionName,
  kind: Section<S>,
  value: unknown,
): (call: Call) => Promise<Fate[]> {
  const items = checked(name, kind.input, value)
  return (call) => readIn(kind, items, call)
}

/** Imports a file of content: all of it or, where one item is invalid, nothing. */
export async function importContent(store: Store, file: string, now: number, files?: Files): Promise<string> {
  const content = readFile(file)
  if (!Envelope.safeParse(content).success)
    throw new OperationError(`${file} is not content of Situ (${FORMAT}, version ${FORMAT_VERSION}).`)
  const values = content as Partial<Record<SectionName | 'pictures', unknown>>
  const { modules, scenarios, quizzes, practiceTexts, testDates } = SECTIONS
  const sections = [
    reading('modules', modules, values.modules),
    reading('scenarios', scenarios, values.scenarios),
    reading('quizzes', quizzes, values.quizzes),
    reading('practiceTexts', practiceTexts, values.practiceTexts),
    reading('testDates', testDates, values.testDates),
  ]
  // The pictures are put into the store of files before the transaction, and only after the whole file has been found
  // valid.
  const readPictures = await readingPictures(values.pictures)(store.read, files)
  const fates = await store.write(async (db) => {
    const all = await readPictures(db, now)
    for (const read of sections) all.push(...(await read(operatorCall(db, now))))
    return all
  })
  const count = (fate: Fate) => fates.filter((f) => f === fate).length
  return `Imported ${file}: ${count('created')} made, ${count('changed')} changed, ${count('same')} as they were.\n`
}
