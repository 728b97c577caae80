import { join } from 'node:path'
import { EXAMPLE_MAX, EXAMPLES_LIMIT } from 'shared/model/content/rubric'
import { byLanguage } from 'shared/model/languages'
import * as z from 'zod/mini'
import type { KeyPointExamplesOf } from '../db/seed/key-point-examples.ts'
import { readYaml } from './read-content.ts'
import { slug, words } from './text-fields.ts'

const FOLDER = 'key-point-examples'
const ENDING = '.yaml'

const sentences = z.strictObject(
  byLanguage(() => z.array(words.check(z.maxLength(EXAMPLE_MAX))).check(z.minLength(1), z.maxLength(EXAMPLES_LIMIT))),
)
/** Schema of `key-point-examples/*.yaml` (api/content): the sentences of each key point of the scenario in the name. */
const KeyPointExamplesFile = z.record(slug, z.strictObject({ examples: sentences, counterexamples: sentences }))

/** The example sentences of these scenarios' key points; throws for an invalid file, with its path and field. */
export const loadKeyPointExamples = (root: string, ids: readonly string[]): KeyPointExamplesOf[] =>
  ids.map((id) => ({
    scenarioId: id,
    points: new Map(Object.entries(readYaml(root, join(root, FOLDER, `${id}${ENDING}`), KeyPointExamplesFile))),
  }))
