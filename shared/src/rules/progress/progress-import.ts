// Parses a file with a learner's progress. In a module of its own, because nothing else about progress needs the
// schemas in the browser.
import * as z from 'zod/mini'
import { Activity } from '../../model/activity.ts'
import { EXPORT_VERSION } from './progress-export.ts'

const File = z.object({ version: z.literal(EXPORT_VERSION), exportDate: z.string(), activities: z.array(z.unknown()) })

/** The valid activities of such a file; undefined where the file is not one. */
export function activitiesInFile(text: string): Activity[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const file = File.safeParse(value)
  if (!file.success) return undefined
  return file.data.activities.flatMap((item) => Activity.safeParse(item).data ?? [])
}
