import type { RealServer } from '../../support/server.ts'
import type { Screen } from './screen.ts'

/** What a journey is given: a browser, another one in its place, and the server that it may stop. */
export interface Given {
  screen: Screen
  server: RealServer
  /** Closes the browser and opens one with nothing in it, which stands for another device; at `url` or the server's address. */
  device: (url?: string) => Promise<Screen>
  /** The screen's name for programs that press its keys. */
  display: () => string
}
export interface Journey {
  row: string
  run: (given: Given) => Promise<void>
}
