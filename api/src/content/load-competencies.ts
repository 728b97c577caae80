import { join } from 'node:path'
import type { CompetencyGuide } from 'shared/model/content/competency-guide'
import { Competency } from 'shared/model/content/module'
import * as z from 'zod/mini'
import { ContentError, readYaml, refuseTwice } from './read-content.ts'
import { both } from './text-fields.ts'

const behaviours = z.array(both).check(z.minLength(1))
/** Schema of `competencies.yaml` (api/content). */
const CompetenciesFile = z.array(
  z.strictObject({
    id: Competency,
    order: z.int().check(z.gte(1)),
    name: both,
    definition: both,
    shows: behaviours,
    contradicts: behaviours,
  }),
)

/** Every competency once, in order; throws for an invalid entry, with its place and field. */
export function loadCompetencies(root: string): CompetencyGuide[] {
  const name = 'competencies.yaml'
  const guides = readYaml(root, join(root, name), CompetenciesFile)
  refuseTwice(name, guides)
  for (const id of Competency.options)
    if (!guides.some((guide) => guide.id === id)) throw new ContentError(`${name}: ${id} is missing`)
  return guides.sort((a, b) => a.order - b.order)
}
