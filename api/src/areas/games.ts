import type { Handlers } from 'shared/contract/endpoint'
import type { games as contract } from 'shared/contract/games'
import type { GameContent } from 'shared/model/game-content'
import type { Call } from '../http/call.ts'

/** The content of the built-in games (spec 2 §9): one frozen answer, so that it is written and packed once for everybody. */
export const games = (content: GameContent): Handlers<typeof contract, Call> => ({
  content: () => content,
})
