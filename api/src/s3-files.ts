import { AwsClient } from 'aws4fetch'

export interface S3Settings {
  /** The address of the bucket, whose name is in the path or in the host name. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}
/** A store of files by key. Every failure is a `FilesUnavailable`. */
export interface Files {
  put(key: string, bytes: Uint8Array<ArrayBuffer>, type: string): Promise<void>
  /** Undefined where there is no such file. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** A file that is gone already is no error. */
  remove(key: string): Promise<void>
}
/** The store does not answer, or does not do what it is asked; the message is for the log. */
export class FilesUnavailable extends Error {}

/** Milliseconds in which the store must reply, less than a call may take. */
const ANSWER_MS = 4000
/** The largest file in bytes. No picture is that large, so a store that sends more is not ours. */
const BYTES_MAX = 4_000_000
const NOT_FOUND = 404

/** The files of a bucket of S3, or of any server that speaks its protocol. */
export function s3Files({ url, region, accessKeyId, secretAccessKey }: S3Settings): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const base = url.endsWith('/') ? url : `${url}/`
  async function ask(method: string, key: string, body?: { bytes: Uint8Array<ArrayBuffer>; type: string }) {
    let answer: Response
    try {
      answer = await client.fetch(new URL(key, base), {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_MS),
        ...(body && { body: body.bytes, headers: { 'content-type': body.type } }),
      })
    } catch (error) {
      throw new FilesUnavailable(`${method} of a picture: ${(error as Error).message}`, { cause: error })
    }
    if (answer.ok || answer.status === NOT_FOUND) return answer
    await answer.body?.cancel()
    throw new FilesUnavailable(`${method} of a picture: ${answer.status}`)
  }
  return {
    async put(key, bytes, type) {
      const answer = await ask('PUT', key, { bytes, type })
      await answer.body?.cancel()
      if (!answer.ok) throw new FilesUnavailable(`PUT of a picture: ${answer.status}: is the bucket there?`)
    },
    async get(key) {
      const answer = await ask('GET', key)
      const isTooLarge = Number(answer.headers.get('content-length')) > BYTES_MAX
      if (!answer.ok || isTooLarge) {
        await answer.body?.cancel()
        if (isTooLarge) throw new FilesUnavailable('GET of a picture: too large')
        return undefined
      }
      try {
        return new Uint8Array(await answer.arrayBuffer())
      } catch (error) {
        throw new FilesUnavailable(`GET of a picture: ${(error as Error).message}`, { cause: error })
      }
    },
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel()
    },
  }
}
