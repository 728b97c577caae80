import type { Download, Page } from '@playwright/test'

/** Presses a button that saves a file; returns the file and its text. */
export async function downloadedBy(page: Page, name: string | RegExp): Promise<{ file: Download; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  return { file, text: Buffer.concat(chunks).toString('utf8') }
}
