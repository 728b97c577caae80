import { db, type SituDb, wasLeft } from './db'
import { forgetHeld, heldText, holdText, letGo } from './held-text'
import { useQuery } from './use-query'

/** A game under way, as far as it can be gone on with after a reload. */
export interface GameRun {
  /** The id that its result will have. */
  id: string
  /** Seconds of play until now. */
  seconds: number
  /** The game's own. */
  state: unknown
}

export const runKey = (game: string) => `game/${game}`

/** The run of a game that waits to be gone on with; null when none does, undefined while it is looked up. */
export const useWaitingRun = (game: string): GameRun | null | undefined =>
  useQuery(
    async (home) => {
      const held = heldText(home, runKey(game))
      if (held !== undefined) return JSON.parse(held) as GameRun
      return ((await home.drafts.get(runKey(game)))?.value as GameRun | undefined) ?? null
    },
    [game],
  )

export async function forgetGameRun(db: SituDb, game: string) {
  await db.drafts.delete(runKey(game))
  forgetHeld(db, runKey(game))
}

/** Keeps a run after each change, held at once and written one at a time: while one is under way only the latest waits. */
export function gameRunKeeper(db: SituDb, game: string, onFailure: (error: unknown) => void) {
  let next: GameRun | undefined
  let writing: Promise<void> | undefined
  let stopped = false
  const write = async () => {
    try {
      while (next && !stopped) {
        const run = next
        next = undefined
        await db.drafts.put({ key: runKey(game), value: run, writtenAt: Date.now() })
        letGo(db, runKey(game), JSON.stringify(run))
      }
    } catch (error) {
      if (!wasLeft(db)) onFailure(error)
    } finally {
      writing = undefined
    }
  }
  return {
    keep(run: GameRun) {
      if (stopped) return
      next = run
      holdText(db, runKey(game), JSON.stringify(run))
      writing ??= write()
    },
    /** Nothing is written any more; resolves when the last write has ended. */
    async stop() {
      stopped = true
      await writing
    },
  }
}
export type GameRunKeeper = ReturnType<typeof gameRunKeeper>

/** Where the rewriting of a message is kept until it is handed in (spec 2 §3). */
export const clarityKey = (promptId: string) => `commclarity_${promptId}`

/** The rewritten messages as they were left, by prompt (spec 2 §3); undefined while they are looked up. */
export const useClarityDrafts = (promptIds: readonly string[]): Record<string, string> | undefined =>
  useQuery(
    async (home) => {
      const rows = await home.drafts.bulkGet(promptIds.map(clarityKey))
      return Object.fromEntries(
        promptIds.map((id, i) => [id, heldText(home, clarityKey(id)) ?? String(rows[i]?.value ?? '')]),
      )
    },
    [promptIds.join()],
  )

/** Keeps a rewritten message; an empty one is forgotten. */
export async function saveClarityDraft(promptId: string, text: string) {
  const home = db()
  const key = clarityKey(promptId)
  holdText(home, key, text)
  if (text === '') await home.drafts.delete(key)
  else await home.drafts.put({ key, value: text, writtenAt: Date.now() })
  letGo(home, key, text)
}
