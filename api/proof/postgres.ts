// Proof on a real PostgreSQL, for the tests know only one connection. Two processes of the server share a throw-away database:
// its server restarts, crashes and loses connections under 50 concurrent writers, and payments are told at the same moment.
// ROUNDS and LEARNERS choose how many, POSTGRES_BIN which server.
import { provePayments } from './postgres-payments.ts'
import { proveRestarts } from './postgres-restarts.ts'
import { PostgresServer } from './postgres-server.ts'

// Three of five rounds are restarts.
const ROUNDS = Number(process.env.ROUNDS ?? 50)
const LEARNERS = Number(process.env.LEARNERS ?? 200)

const postgres = await PostgresServer.create()
console.log(postgres.version)
const payments = LEARNERS === 0 || (await provePayments(postgres, LEARNERS))
const restarts = ROUNDS === 0 || (await proveRestarts(postgres, ROUNDS))
await postgres.remove()

if (!restarts || !payments) {
  console.log('FAILED')
  process.exit(1)
}
console.log('no process ended, every acknowledged write is there once, and who has paid has the plan')
