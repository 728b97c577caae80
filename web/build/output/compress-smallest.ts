// Makes the smallest compressed copies of the build that was made from the given inputs, while the server may already
// serve the quick ones (build-once.ts).
import { setPriority } from 'node:os'
import { dist, isDone, recordDone } from './build-record.ts'
import { precompress, SMALLEST } from './precompress.ts'

const LOWEST = 19
const inputs = process.argv[2] ?? ''
const isCurrent = () => isDone('built', inputs)
setPriority(LOWEST)
await precompress(dist, SMALLEST, isCurrent)
if (isCurrent()) recordDone('compressed', inputs)
