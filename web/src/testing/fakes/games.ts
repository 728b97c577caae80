import type { games as contract } from 'shared/contract/calls/games'
import type { Handlers } from 'shared/contract/endpoint'
import type { Caller } from '../caller'
import { world } from '../world'

export const games: Handlers<typeof contract, Caller> = {
  content: () => world.games,
}
