import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'

export interface Mail {
  to: string
  subject: string
  text: string
  /** Milliseconds after which the mail is not sent any more; three days by default. */
  goodForMs?: number
}
/** Sends a mail; resolves when it is written or passed to the mail server. */
export type SendMail = (mail: Mail) => Promise<void>

interface Options {
  smtpUrl: string | undefined
  from: string
  dataDir: string
  /** Called with the file of a written mail; never with its content. */
  onFile: (file: string) => void
}

/** The mail library, which is loaded for the first mail, so that a server that sends none saves the memory. */
const library = () => import('nodemailer')

/** Sends mails by SMTP where it is configured, and otherwise writes them as `.eml` files to the data folder. */
export function createMail({ smtpUrl, from, dataDir, onFile }: Options): SendMail {
  if (smtpUrl) {
    let smtp: Transporter | undefined
    return async (mail) => {
      smtp ??= (await library()).createTransport(smtpUrl)
      await smtp.sendMail({ from, ...mail })
    }
  }
  const folder = join(dataDir, 'mail')
  return async (mail) => {
    const writer = (await library()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message } = await writer.sendMail({ from, ...mail })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`)
    await writeFile(file, message as Buffer, { mode: 0o600 })
    onFile(file)
  }
}
