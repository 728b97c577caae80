import { mkdirSync } from 'node:fs'
import { ContentError } from '../content/read-content.ts'
import { FileError } from '../db/file-error.ts'
import { openStore } from '../db/open.ts'
import type { Store } from '../db/store.ts'
import { type Env, EnvError, readEnv } from '../env.ts'
import { FilesUnavailable, s3Files } from '../s3-files.ts'
import { KeyError, secretKey } from '../secrets.ts'
import { createAdmin, resetAdminPassword } from './admin-account.ts'
import { checkDatabase } from './check-database.ts'
import { exportContent, importContent } from './content-file.ts'
import { backup, restore } from './database-files.ts'
import { moveDatabase } from './move-database.ts'
import { movePictures } from './move-pictures.ts'
import { type Operation, OperationError } from './operation.ts'
import { acceptKey } from './secret-key.ts'

/** Opens the database for one operation. A server may use it at the same time. */
const withStore =
  (job: (store: Store, env: Env, file: string) => Promise<string>) => async (env: Env, file: string) => {
    mkdirSync(env.dataDir, { recursive: true, mode: 0o700 })
    const store = await openStore(env.databaseUrl, (error) => {
      throw error
    })
    try {
      return await job(store, env, file)
    } finally {
      await store.close()
    }
  }

/** Shows an invented password; one that the operator has set is not repeated on the screen. */
const told = (email: string, password: string, given: string | undefined) =>
  given === undefined
    ? `${email} has the password ${password} (shown only this once)\n`
    : `${email} has the password of ADMIN_PASSWORD\n`

const OPERATIONS: Operation[] = [
  {
    usage: 'admin create',
    help: 'make the account of ADMIN_EMAIL and print its password',
    run: withStore(async (store, { ADMIN_EMAIL, ADMIN_PASSWORD }) => {
      const password = await createAdmin(store, ADMIN_EMAIL, Date.now(), ADMIN_PASSWORD)
      if (password === undefined)
        throw new OperationError(`${ADMIN_EMAIL} has an account already; see: admin reset-password.`)
      return told(ADMIN_EMAIL, password, ADMIN_PASSWORD)
    }),
  },
  {
    usage: 'admin reset-password',
    help: 'give ADMIN_EMAIL a new password, end its sessions, remove its second factor',
    run: withStore(async (store, { ADMIN_EMAIL, ADMIN_PASSWORD }) =>
      told(ADMIN_EMAIL, await resetAdminPassword(store, ADMIN_EMAIL, Date.now(), ADMIN_PASSWORD), ADMIN_PASSWORD),
    ),
  },
  {
    usage: 'migrate',
    help: 'bring the database to this version before its servers are started',
    run: withStore(async () => 'The database is of this version.\n'),
  },
  {
    usage: 'check',
    help: "compare every learner's statistics with what their log says",
    run: withStore((store) => checkDatabase(store)),
  },
  {
    usage: 'key accept',
    help: 'use the database with the key that is set now; second factors and passwords to be handed over are set again',
    run: withStore(async (store, env) => {
      await acceptKey(store, secretKey(env.SECRET_KEY, env.dataDir))
      return 'From now on the database is used with this key.\n'
    }),
  },
  {
    usage: 'backup FILE',
    help: 'copy the database into FILE while the server goes on, and check the copy',
    run: backup,
  },
  { usage: 'restore FILE', help: 'put a backup in the place of the database (stop the server first)', run: restore },
  {
    usage: 'move FILE',
    help: 'bring the SQLite database FILE into the empty PostgreSQL one of DATABASE_URL; started again, it goes on where it was',
    run: withStore((store, env, file) => moveDatabase(store, env, file)),
  },
  {
    usage: 'content export FILE',
    help: 'write modules, scenarios, quizzes, texts and dates into a YAML file',
    run: withStore((store, { s3 }, file) => exportContent(store, file, Date.now(), s3 && s3Files(s3))),
  },
  {
    usage: 'content import FILE',
    help: 'read such a file in: all of it or nothing; what it does not name stays',
    run: withStore((store, { s3 }, file) => importContent(store, file, Date.now(), s3 && s3Files(s3))),
  },
  {
    usage: 'pictures move',
    help: 'bring the pictures that the database holds to the bucket of S3_URL, while servers run',
    run: withStore((store, { s3 }) => movePictures(store, s3 && s3Files(s3), Date.now())),
  },
]

const width = Math.max(...OPERATIONS.map(({ usage }) => usage.length))
const USAGE = `Commands:\n${OPERATIONS.map(({ usage, help }) => `  ${usage.padEnd(width)}  ${help}\n`).join('')}`

/**
 * The command that these words name, and the last word, which is its file if it takes one; undefined for an unknown
 * command.
 */
function asked(words: readonly string[]) {
  for (const operation of OPERATIONS) {
    const parts = operation.usage.split(' ')
    const fits = words.length === parts.length && parts.every((part, i) => part === 'FILE' || part === words[i])
    if (fits) return { operation, file: words.at(-1) ?? '' }
  }
  return undefined
}

export interface Outcome {
  status: number
  stdout: string
  stderr: string
}
const isPlain = (error: unknown) =>
  [EnvError, FileError, FilesUnavailable, KeyError, OperationError, ContentError].some((kind) => error instanceof kind)

/**
 * Runs the command of these words with this environment. `stderr` gets one sentence for an expected failure, and the
 * stack of any other error.
 */
export async function runCommand(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<Outcome> {
  if (words.length === 1 && ['help', '--help', '-h'].includes(words[0] ?? ''))
    return { status: 0, stdout: USAGE, stderr: '' }
  const found = asked(words)
  if (!found) return { status: 2, stdout: '', stderr: USAGE }
  try {
    return { status: 0, stdout: await found.operation.run(readEnv(environment), found.file), stderr: '' }
  } catch (error) {
    const { message, stack } = error as Error
    return { status: 1, stdout: '', stderr: `${isPlain(error) ? message : (stack ?? error)}\n` }
  }
}
