import * as z from 'zod/mini'
import { Bilingual } from './bilingual.ts'
import { Flag } from './content/flag.ts'
import { eitherCase } from './either-case.ts'

export const ModuleStatus = z.enum(['not_started', 'in_progress', 'completed'])
export type ModuleStatus = z.infer<typeof ModuleStatus>

export const MODULE_PAGES_MAX = 500
/** The largest number of resets of one module; no learner makes as many. */
export const EPOCH_MAX = 1_000_000
/** A year of reading: a larger counter is a fault. */
export const MODULE_SECONDS_MAX = 31_536_000
const DeviceId = z.string().check(z.maxLength(64))
const page = z.int().check(z.gte(0), z.lte(MODULE_PAGES_MAX))
const seconds = z.int().check(z.gte(0), z.lte(MODULE_SECONDS_MAX))

/**
 * What devices merge. Inside an epoch `lastPage` and `seconds` only grow, and the page that was written last is the
 * current one; a reset opens a new epoch (rules/progress/module-progress.ts).
 */
export const ModuleState = z
  .object({
    epoch: z.int().check(z.gte(0)),
    /** 1-based page shown last; 0 while the module was never opened. */
    currentPage: page,
    /** When `currentPage` was written: epoch milliseconds by the writing device's clock. */
    currentAt: z.int().check(z.gte(0)),
    currentDevice: DeviceId,
    /** Furthest 1-based page. */
    lastPage: page,
    /** Seconds by device id: each device only adds to its own. */
    seconds: z.record(z.string(), z.int()),
  })
  .register(z.globalRegistry, { id: 'ModuleState' })
export type ModuleState = z.infer<typeof ModuleState>

/** A module's progress as lists show it. */
export const ModuleProgress = z
  .object({
    moduleId: z.string(),
    moduleTitle: Bilingual,
    currentPage: z.int(),
    lastPage: z.int(),
    totalTimeSeconds: z.int(),
    progressPercentage: z.int(),
    status: ModuleStatus,
    lastAccessed: z.nullable(z.iso.datetime()),
    state: ModuleState,
  })
  .register(z.globalRegistry, { id: 'ModuleProgress' })
export type ModuleProgress = z.infer<typeof ModuleProgress>

/** One module's progress in the public API's form, in snake_case. */
export const ModuleProgressRow = z
  .object({ current_page: z.int(), last_page: z.int(), total_time_seconds: z.int(), state: ModuleState })
  .register(z.globalRegistry, { id: 'ModuleProgressRow' })

/** `totalTimeSeconds` is this device's own counter; all clients that name no device share one counter. */
export const ModuleProgressInput = eitherCase(
  z.object({
    currentPage: page.check(z.gte(1)),
    lastPage: z.optional(page),
    totalTimeSeconds: z._default(seconds, 0),
    deviceId: z._default(DeviceId, ''),
    writtenAt: z.optional(z.int().check(z.gte(0), z.lte(8.64e15))),
    epoch: z.optional(z.int().check(z.gte(0), z.lte(EPOCH_MAX))),
  }),
)
export const ResetQuery = z.object({ epoch: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(EPOCH_MAX))) })

export const PageProgressInput = z.object({
  completed: Flag,
  timeSpent: z._default(seconds, 0),
  deviceId: z._default(DeviceId, ''),
})
export const PageProgress = z
  .object({ moduleId: z.string(), pageId: z.string(), completed: z.boolean(), timeSpent: z.int() })
  .register(z.globalRegistry, { id: 'PageProgress' })
