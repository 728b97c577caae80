import { currentDb, type SituDb, wasLeft } from '#data/db/db'
import { useQuery } from '#data/db/use-query'
import { draftStore, PLAIN } from '#data/drafts/draft-store'

/** What is stored of a game in progress, so that it can continue after a reload. */
export interface GameRun {
  /** The id of the future result. */
  id: string
  /** Seconds of play so far. */
  seconds: number
  /** The state in the game's own form. */
  state: unknown
}

/** Games in progress, by game. */
export const gameRuns = draftStore<GameRun>({ key: 'game/' })

/** The interrupted run of a game; null when there is none, undefined while it loads. */
export const useWaitingRun = (game: string): GameRun | null | undefined =>
  useQuery(async (db) => (await gameRuns.read(db, game)) ?? null, [game])

export const forgetGameRun = gameRuns.forget

/**
 * Saves a run after each change: to the journal at once, to the database one write at a time. While a write is in
 * progress only the latest change waits.
 */
export function gameRunKeeper(db: SituDb, game: string, onFailure: (error: unknown) => void) {
  let next: GameRun | undefined
  let writing: Promise<void> | undefined
  let stopped = false
  const write = async () => {
    try {
      while (next && !stopped) {
        const run = next
        next = undefined
        await gameRuns.keep(db, game, run)
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
      gameRuns.hold(db, game, run)
      writing ??= write()
    },
    /**
     * Starts no further write; resolves when the current one has ended. A change that still waits remains in the
     * journal.
     */
    async stop() {
      stopped = true
      await writing
    },
  }
}
export type GameRunKeeper = ReturnType<typeof gameRunKeeper>

/**
 * Rewritten messages that are not submitted yet, by prompt. The prefix of their keys must not change, because devices
 * have stored drafts under it.
 */
export const clarityDrafts = draftStore<string>({ key: 'commclarity_', code: PLAIN, isBlank: (text) => text === '' })

/** The drafts of rewritten messages by prompt; undefined while they load. */
export const useClarityDrafts = (promptIds: readonly string[]): Record<string, string> | undefined =>
  useQuery(
    async (db) =>
      Object.fromEntries(
        await Promise.all(promptIds.map(async (id) => [id, (await clarityDrafts.read(db, id)) ?? ''])),
      ),
    [promptIds.join()],
  )

/** Saves a draft of a rewritten message; an empty one is deleted. */
export const saveClarityDraft = (promptId: string, text: string) => clarityDrafts.save(currentDb(), promptId, text)
