import { seedServers } from './server.ts'

/** Runs before all journeys. */
export default seedServers
