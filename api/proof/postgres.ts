// Proof on a real PostgreSQL, because the tests use a single connection. Two server processes share a temporary
// database. Two calls at the same moment must end as if one had come after the other. Every acknowledged write must be
// stored once when the database server restarts, crashes or loses its connections under 50 concurrent writers. Payment
// events that arrive at the same moment must leave each learner with the plan paid for. Environment variables: RACES
// is the number of trials of each race, ROUNDS that of restarts and crashes, LEARNERS that of learners who pay;
// POSTGRES_BIN is the folder of the PostgreSQL programs, or `machine` for those of the machine.
import { provePayments } from './postgres-payments.ts'
import { proveRaces } from './postgres-races.ts'
import { proveRestarts } from './postgres-restarts.ts'
import { PostgresServer } from './postgres-server.ts'

// Three of five rounds restart the database server; the others end connections.
const ROUNDS = Number(process.env.ROUNDS ?? 50)
const RACES = Number(process.env.RACES ?? 200)
const LEARNERS = Number(process.env.LEARNERS ?? 200)

const postgres = await PostgresServer.create()
console.log(postgres.version)
const races = RACES === 0 || (await proveRaces(postgres, RACES))
const payments = LEARNERS === 0 || (await provePayments(postgres, LEARNERS))
const restarts = ROUNDS === 0 || (await proveRestarts(postgres, ROUNDS))
await postgres.remove()

if (!restarts || !payments || !races) {
  console.log('FAILED')
  process.exit(1)
}
console.log('no race was lost, no process ended, every acknowledged write is there once, and who has paid has the plan')
