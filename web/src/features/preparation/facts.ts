import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Day on which the facts of this page were checked. */
export const FACTS_CHECKED_ON = '2026-11-20'
/** The test cycle that the facts describe. */
export const FACTS_CYCLE = '2026-2027'
/** The owner of the test, who publishes dates, fees and rules. */
export const OFFICIAL_SITE = { name: 'Acuity Insights', url: 'https://acuityinsights.com' }

const help = (path: string) => `https://intercom.help/acuityinsights/${path}`

export interface Fact {
  id: string
  text: MessageDescriptor
  source: { name: MessageDescriptor; url: string }
}

export const FORMAT: Fact['source'] = {
  name: msg`Acuity Insights, test format and length`,
  url: help('en/articles/4731665'),
}
const BOOKING = { name: msg`Acuity Insights, registration`, url: help('en/articles/9788692') }
const CONDITIONS = { name: msg`Acuity Insights, technical requirements`, url: help('en/articles/8381195') }
const ADVICE = { name: msg`Acuity Insights, answering (in French)`, url: help('fr/articles/4733737') }
const LANGUAGE = { name: msg`Acuity Insights, test language (in French)`, url: help('fr/articles/4734175') }
/** The published list of ten, of which nine are current; professionalism was removed. */
export const COMPETENCIES: Fact['source'] = {
  name: msg`Acuity Insights, about the test (in French)`,
  url: 'https://acuityinsights.app/a-propos-de-casper/?lang=fr',
}
const SCORING = { name: msg`Acuity Insights, scoring`, url: help('en/articles/4733606') }

/** The steps of the registration, in order. */
export const REGISTRATION: readonly Fact[] = [
  {
    id: 'language',
    text: msg`For bilingual Canadian programs, the language of the test is chosen with the first Canadian booking and cannot be changed in that cycle.`,
    source: LANGUAGE,
  },
  {
    id: 'account',
    text: msg`One account only, with a piece of ID. Registration and payment close 3 days before the sitting.`,
    source: BOOKING,
  },
  {
    id: 'accommodations',
    text: msg`Accommodations, including extra time, must be requested at least 4 weeks before the sitting.`,
    source: BOOKING,
  },
  {
    id: 'rescheduling',
    text: msg`You can move your sitting free of charge until 31 days before; after that, a fee applies.`,
    source: BOOKING,
  },
  {
    id: 'once',
    text: msg`You can take each type of test once per cycle, and your result is valid for that cycle only.`,
    source: BOOKING,
  },
  {
    id: 'check',
    text: msg`A computer with a camera and microphone, Chrome or Firefox, and a quiet room. Sign in 30 minutes before the start. Phones, tablets and Safari are not allowed.`,
    source: CONDITIONS,
  },
]

/** Facts about the test that are not among the four figures at the top of the page. */
export const ABOUT_THE_TEST: readonly Fact[] = [
  {
    id: 'format',
    text: msg`Four video scenarios, then seven typed ones, two questions each. Breaks of 10 minutes after the videos and 5 minutes after the fourth typed scenario are optional.`,
    source: FORMAT,
  },
  {
    id: 'spelling',
    text: msg`Raters ignore spelling and grammar. Bullet points are as good as full sentences.`,
    source: ADVICE,
  },
  {
    id: 'raters',
    text: msg`The answers to each scenario are rated by a different person. They are compared with those of others; there is no answer key and no passing score.`,
    source: SCORING,
  },
]
