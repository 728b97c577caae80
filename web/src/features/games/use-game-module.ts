import { useEffect, useState } from 'react'
import type { GameEntry } from './catalogue'
import type { GameModule } from './game-module'

/** The code of a game, loaded when it is opened; `failed` when it cannot be loaded. */
export function useGameModule(entry: GameEntry) {
  const [module, setModule] = useState<GameModule>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try loads again
  useEffect(() => {
    let wanted = true
    setFailed(false)
    entry.load().then(
      (loaded) => wanted && setModule(loaded),
      () => wanted && setFailed(true),
    )
    return () => {
      wanted = false
    }
  }, [entry, tries])
  return { module, failed, again: () => setTries(tries + 1) }
}
