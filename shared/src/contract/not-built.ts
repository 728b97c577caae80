import type { AreaName } from './index.ts'

/** The part of the plan that builds it. */
export type IssueName = 'Scenario practice' | 'Administration'

interface ComingScreen {
  readonly path: `/${string}`
  readonly issueName: IssueName
}

/** What later issues build: these areas answer 501, these routes show the coming page. Empty when the last of them is done. */
export const NOT_BUILT = {
  areas: [],
  screens: [] as readonly ComingScreen[],
} as const satisfies { readonly areas: readonly AreaName[]; readonly screens: readonly ComingScreen[] }
