import { createRequire } from 'node:module'

interface Options {
  address: string
  port: number
  silent: boolean
  directory: string
  configureBuckets?: { name: string }[]
}
export interface S3Server {
  run(): Promise<{ port: number }>
  close(): Promise<void>
}
// The package has no types.
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: Options) => S3Server

/** A server of S3's protocol, with its files in a folder. Port 0 takes a free one. */
export const s3Server = (directory: string, port: number, bucket: string): S3Server =>
  new S3rver({ address: '127.0.0.1', port, silent: true, directory, configureBuckets: [{ name: bucket }] })
