import type { games as contract } from 'shared/contract/calls/games'
import type { Handlers } from 'shared/contract/endpoint'
import type { GameContent } from 'shared/model/content/game-content'
import type { Call } from '../http/call.ts'

/** The content of the built-in games: one frozen reply, serialized and compressed once for everybody. */
export const games = (content: GameContent): Handlers<typeof contract, Call> => ({
  content: () => content,
})
