import type { testPreparation as contract } from 'shared/contract/calls/test-preparation'
import type { Handlers } from 'shared/contract/endpoint'
import type { TestDate } from 'shared/model/content/test-date'
import type { Caller } from '../caller'
import { world } from '../world'

const placeOf = ({ date, time, id }: TestDate) => `${date} ${time} ${id}`

export const testPreparation: Handlers<typeof contract, Caller> = {
  dates: () => world.testDates.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1)),
  competencies: () => world.competencies.toSorted((a, b) => a.order - b.order),
}
