import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scenario } from 'shared/model/scenario'

export interface HelpLine {
  name: MessageDescriptor
  /** As it is dialled. */
  number: string
  when: MessageDescriptor
  pattern: RegExp
}

// Numbers of public services in Canada and Québec, as they are printed in the texts or known by the service's name.
const LINES: readonly HelpLine[] = [
  {
    name: msg`Suicide Crisis Helpline`,
    number: '988',
    when: msg`call or text, day and night, all of Canada`,
    pattern: /\b988\b|suicid/i,
  },
  {
    name: msg`Info-Santé and Info-Social`,
    number: '811',
    when: msg`day and night, in Québec: choose option 2`,
    pattern: /\b811\b|info-social/i,
  },
  {
    name: msg`Elder mistreatment helpline`,
    number: '1 888 489-2287',
    when: msg`for elders and those around them, in Québec`,
    pattern: /aide aux aînés|seniors’ helpline/i,
  },
  {
    name: msg`Tel-jeunes`,
    number: '1 800 263-2266',
    when: msg`for young people, in Québec`,
    pattern: /tel-jeunes/i,
  },
  {
    name: msg`Kids Help Phone`,
    number: '1 800 668-6868',
    when: msg`for young people, day and night, all of Canada`,
    pattern: /kids help phone/i,
  },
]

/** The help lines that a scenario's own texts name: some situations touch suicide, mistreatment or illness (content/FORMAT.md). */
export function helpLinesOf(scenario: Scenario): HelpLine[] {
  const texts = JSON.stringify(scenario)
  return LINES.filter(({ pattern }) => pattern.test(texts))
}
