import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GameResult } from 'shared/model/game-result'
import { type Chance, seededChance } from 'shared/rules/games/chance'
import { uuidv7 } from 'uuidv7'
import { markBusy } from '#browser/busy'
import { currentDb } from '#data/db/db'
import { saveGameResult } from '#data/games/game-results'
import { forgetGameRun, type GameRun, type GameRunKeeper, gameRunKeeper } from '#data/games/game-runs'
import { toast } from '#ui/feedback/toast'
import type { GameEntry } from '../catalogue'
import type { GameModule, GameOutcome } from '../game-module'
import { createStopwatch } from '../kit/stopwatch'
import { saveFailureText } from './save-failure-text'

/** `elsewhere`: the same run was finished in another tab, and that result counts. */
export type SaveState = 'unsaved' | 'saving' | 'saved' | 'elsewhere' | 'failed'
interface Started {
  id: string
  chance: Chance
  kept: unknown
  keeper: GameRunKeeper | undefined
}

const SEEDS = 2 ** 32

/** One visit to a game: start, pause, finish, save, start again. */
export function useGameRun(entry: GameEntry, module: GameModule) {
  const [phase, setPhase] = useState<'ready' | 'playing' | 'paused' | 'done'>('ready')
  const [started, setStarted] = useState<Started>()
  const [result, setResult] = useState<GameResult>()
  const [drafts, setDrafts] = useState<readonly string[]>([])
  const [saving, setSaving] = useState<SaveState>('unsaved')
  const [stopwatch] = useState(createStopwatch)
  /** Id of the unfinished run. */
  const current = useRef<string>(undefined)
  const lastState = useRef<unknown>(undefined)

  const isOn = phase === 'playing' || phase === 'paused'
  useEffect(() => (isOn ? markBusy('game') : undefined), [isOn])
  useEffect(() => () => void started?.keeper?.stop(), [started])

  const keep = (state: unknown) => {
    lastState.current = state
    started?.keeper?.keep({ id: started.id, seconds: Math.round(stopwatch.ms() / 1000), state })
  }
  function pause() {
    stopwatch.stop()
    setPhase('paused')
    // Saves the run again, now with the time that was played so far.
    if (lastState.current !== undefined) keep(lastState.current)
  }
  const onLost = useEffectEvent(pause)
  useEffect(() => {
    if (!module.timed || phase !== 'playing') return
    const lost = () => onLost()
    const onHidden = () => document.visibilityState === 'hidden' && onLost()
    addEventListener('blur', lost)
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      removeEventListener('blur', lost)
      document.removeEventListener('visibilitychange', onHidden)
    }
  }, [module, phase])

  const failed = (error: unknown) =>
    toast({ tone: 'danger', title: t`The game couldn’t be saved`, description: saveFailureText(error) })

  /** Starts a run, or continues a stored one. */
  async function begin(kept?: GameRun) {
    await started?.keeper?.stop()
    if (!kept && module.resumable) await forgetGameRun(currentDb(), entry.id)
    const id = kept?.id ?? uuidv7()
    current.current = id
    lastState.current = kept?.state
    stopwatch.reset((kept?.seconds ?? 0) * 1000)
    stopwatch.run()
    setStarted({
      id,
      chance: seededChance(Math.floor(Math.random() * SEEDS)),
      kept: kept?.state,
      keeper: module.resumable ? gameRunKeeper(currentDb(), entry.id, failed) : undefined,
    })
    setResult(undefined)
    setSaving('unsaved')
    setPhase('playing')
  }
  function resume() {
    stopwatch.run()
    setPhase('playing')
  }

  async function save(made: GameResult, prompts: readonly string[]) {
    setSaving('saving')
    try {
      await started?.keeper?.stop()
      const isNew = await saveGameResult(currentDb(), made, entry.name, prompts)
      setSaving(isNew ? 'saved' : 'elsewhere')
    } catch (error) {
      setSaving('failed')
      failed(error)
    }
  }
  /** Only the first end of a run counts; it is saved at once, except in games that ask the learner. */
  function finish({ score, details, prompts = [] }: GameOutcome) {
    if (!started || current.current !== started.id) return
    current.current = undefined
    stopwatch.stop()
    const made: GameResult = {
      id: started.id,
      game: entry.id,
      at: new Date().toISOString(),
      score,
      ...module.scoring,
      seconds: Math.round(stopwatch.ms() / 1000),
      details,
    }
    setResult(made)
    setDrafts(prompts)
    setPhase('done')
    if (!module.savedByButton) void save(made, prompts)
  }
  const saveNow = () => (result && saving !== 'saved' && saving !== 'elsewhere' ? save(result, drafts) : undefined)
  return { phase, started, result, saving, elapsed: stopwatch.ms, begin, pause, resume, keep, finish, saveNow }
}
export type GameRunState = ReturnType<typeof useGameRun>
