import { contractSuite } from 'shared/testing/contract-suite'
import { ENGINES, startServer } from './testing/api.ts'

for (const engine of ENGINES)
  contractSuite(`the app on ${engine}`, () => startServer(engine), { isSecondDatabase: engine === 'pglite' })
