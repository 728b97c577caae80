import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Scenario } from 'shared/model/content/scenario'

export interface HelpLine {
  name: MessageDescriptor
  /** The number as it is printed. */
  number: string
  /** The number as it is dialled, where the printed one has letters or symbols. */
  dial?: string
  when: MessageDescriptor
  /** Matches the line, or its subject, in the texts of a scenario. */
  pattern: RegExp
  /**
   * The website of the line's operator. `checkedOn` is the day on which the number was last compared with public pages,
   * YYYY-MM-DD.
   */
  source: string
  checkedOn: string
}

const CHECKED_ON = '2026-11-23'

/** Public services in Canada and Québec. Compare them with their sources once a year (.github/docs/operations.md). */
export const HELP_LINES: readonly HelpLine[] = [
  {
    name: msg`Suicide Crisis Helpline`,
    number: '9-8-8',
    when: msg`call or text, day and night, all of Canada`,
    pattern: /\b9-?8-?8\b|suicid/i,
    source: 'https://988.ca',
    checkedOn: CHECKED_ON,
  },
  {
    name: msg`Québec suicide prevention line`,
    number: '1 866 APPELLE (277-3553)',
    dial: '18662773553',
    when: msg`day and night, in Québec`,
    pattern: /1 866 APPELLE|\b9-?8-?8\b|suicid/i,
    source: 'https://suicide.ca',
    checkedOn: CHECKED_ON,
  },
  {
    name: msg`Info-Social`,
    number: '811',
    when: msg`option 2, day and night, in Québec`,
    pattern: /\b811\b|info-social/i,
    source: 'https://www.quebec.ca/sante/trouver-une-ressource/info-social-811',
    checkedOn: CHECKED_ON,
  },
  {
    name: msg`Mistreatment Helpline`,
    number: '1 888 489-2287',
    when: msg`every day from 8 a.m. to 8 p.m., for seniors and adults in vulnerable situations, in Québec`,
    pattern: /aide aux aînés|seniors’ helpline/i,
    source: 'https://www.aideabusaines.ca',
    checkedOn: CHECKED_ON,
  },
  {
    name: msg`SOS violence conjugale`,
    number: '1 800 363-9010',
    when: msg`domestic violence, day and night, in Québec`,
    pattern: /violence conjugale|domestic violence|intimate partner violence/i,
    source: 'https://sosviolenceconjugale.ca',
    checkedOn: CHECKED_ON,
  },
  {
    name: msg`Tel-jeunes`,
    number: '1 800 263-2266',
    when: msg`for young people, in Québec`,
    pattern: /tel-jeunes/i,
    source: 'https://www.teljeunes.com',
    checkedOn: CHECKED_ON,
  },
  {
    name: msg`Kids Help Phone`,
    number: '1 800 668-6868',
    when: msg`for young people, day and night, all of Canada`,
    pattern: /kids help phone|jeunesse, j[’']écoute/i,
    source: 'https://kidshelpphone.ca',
    checkedOn: CHECKED_ON,
  },
]

/** Digits for a `tel:` link. */
export const dialled = ({ dial, number }: Pick<HelpLine, 'dial' | 'number'>) => dial ?? number.replaceAll(/\D/g, '')

/**
 * The help lines for the subjects that a scenario's own texts name: some situations concern suicide, mistreatment or
 * illness.
 */
export function helpLinesOf(scenario: Scenario): HelpLine[] {
  const texts = JSON.stringify(scenario)
  return HELP_LINES.filter(({ pattern }) => pattern.test(texts))
}
