// Opens and closes one database as the server does, in a process that others may kill. It reports the beginning and the
// end of the opening.
import { writeSync } from 'node:fs'
import { openSqlite } from '../src/db/sqlite.ts'

writeSync(1, 'opening\n')
const store = await openSqlite(process.argv[2] ?? '')
writeSync(1, 'open\n')
await store.close()
