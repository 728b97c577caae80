import type { Logger } from 'pino'
import { uuidv7 } from 'uuidv7'
import type { Store } from './db/store.ts'
import { addMail, claimMail, deleteMail, dueMails, postponeMail } from './db/tables/mail-outbox.ts'
import type { Mail, SendMail } from './mail.ts'
import { PURPOSES, seal, unseal } from './secrets.ts'

const DAY_MS = 86_400_000
/** Milliseconds for which a process that sends a mail owns it; the claim expires if the process ends. */
const CLAIM_MS = 120_000
const AGAIN_MS = 15_000
const AGAIN_MAX_MS = 3_600_000
export const LOOK_EVERY_MS = 15_000

interface Options {
  store: Store
  /** Passes a mail to the mail server. */
  transport: SendMail
  secret: string
  log: Logger
  clock: () => number
  /** Called with the result of a mail. */
  onEnd?: ((end: 'sent' | 'postponed' | 'given up') => void) | undefined
}
/**
 * Mails that are stored until the mail server has accepted them, across restarts and processes: tried at once, then
 * after 15, 30, 60 seconds and so on up to an hour, for as long as a mail is valid.
 */
export function mailOutbox({ store, transport, secret, log, clock, onEnd }: Options) {
  async function deliver(id: string) {
    const now = clock()
    const row = await store.write((db) => claimMail(db, id, now, now + CLAIM_MS))
    if (!row) return
    try {
      if (now < row.expiresAt) await transport(JSON.parse(unseal(secret, PURPOSES.mail, id, row.sealed)) as Mail)
      else log.error({ mail: id, tries: row.tries }, 'a mail was given up')
      await store.write((db) => deleteMail(db, id))
      onEnd?.(now < row.expiresAt ? 'sent' : 'given up')
    } catch (error) {
      // The log gets only the kind of a mail server's error, because its text may contain the address.
      const { name, code } = error as NodeJS.ErrnoException
      onEnd?.('postponed')
      log.warn({ mail: id, tries: row.tries, why: code ?? name }, 'a mail could not be sent')
      await store.write((db) =>
        postponeMail(db, id, clock() + Math.min(AGAIN_MAX_MS, AGAIN_MS * 2 ** Math.min(20, row.tries - 1))),
      )
    }
  }
  return {
    /** Stores a mail and tries it once; resolves whether or not that succeeds. */
    async send({ goodForMs = 3 * DAY_MS, ...mail }: Mail): Promise<void> {
      const id = uuidv7()
      const now = clock()
      const sealed = seal(secret, PURPOSES.mail, id, JSON.stringify(mail))
      await store.write((db) => addMail(db, { id, sealed, tries: 0, nextAt: now, expiresAt: now + goodForMs }))
      await deliver(id)
    },
    /** Tries every due mail. */
    async sendDue() {
      for (const id of await dueMails(store.read, clock())) await deliver(id)
    },
  }
}
