import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { analyseSound } from 'shared/rules/voice/analyse-sound'
import { languageOf, type SpeechLanguage } from 'shared/rules/voice/speech-language'
import { decodeSound } from '#browser/decode-sound'
import { db, type Recording } from '#data/db'
import { deleteRecordings, recordingBlob } from '#data/recordings'
import { saveTake, useLostSounds } from '#data/speech-takes'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { Notice } from '#ui/notice'
import { Row } from '#ui/row'

/** Sound that was being recorded when the page went: analysed as a take, or deleted. */
export function LostSounds({
  language,
  text,
  onKept,
}: {
  language: SpeechLanguage
  /** What was to be said. */
  text: string
  onKept: (id: string) => void
}) {
  const lost = useLostSounds()
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState<'keep' | 'delete'>()
  const [doomed, setDoomed] = useState<readonly Recording[]>()
  if (!lost || lost.length === 0) return null
  const keep = async (recording: Recording) => {
    const home = db()
    const reading = await decodeSound(await recordingBlob(home, recording))
    const sound = reading && { sound: analyseSound(reading, languageOf(language)) }
    const seconds = sound?.sound.seconds ?? recording.durationMs / 1000
    const take = {
      id: recording.id,
      at: recording.startedAt,
      writtenAt: Date.now(),
      language,
      seconds,
      by: 'typed' as const,
    }
    await saveTake(home, { ...take, ...sound, reference: text, transcript: '', recordingId: recording.id }, undefined)
    return recording.id
  }
  const keepAll = async () => {
    setWorking(true)
    setFailed(undefined)
    try {
      const ids = []
      for (const recording of lost) ids.push(await keep(recording))
      if (ids[0]) onKept(ids[0])
    } catch {
      setFailed('keep')
    } finally {
      setWorking(false)
    }
  }
  const remove = async (recordings: readonly Recording[]) => {
    setDoomed(undefined)
    setFailed(undefined)
    try {
      await deleteRecordings(
        db(),
        recordings.map(({ id }) => id),
      )
    } catch {
      setFailed('delete')
    }
  }
  return (
    <Notice
      tone="info"
      action={
        <Row>
          <Button size="sm" loading={working} onClick={() => void keepAll()}>
            <Trans>Analyse</Trans>
          </Button>
          <Button size="sm" onClick={() => setDoomed(lost)}>
            <Trans>Delete</Trans>
          </Button>
        </Row>
      }
    >
      <Plural
        value={lost.length}
        one="A take broke off when this page was closed; its sound was saved."
        other="# takes broke off when this page was closed; their sound was saved."
      />
      {failed && (
        <p role="alert">
          {failed === 'keep' ? (
            <Trans>Not saved: this device is full</Trans>
          ) : (
            <Trans>Not deleted. Please try again.</Trans>
          )}
        </p>
      )}
      {doomed && (
        <ConfirmDialog
          title={<Plural value={doomed.length} one="Delete this recording?" other="Delete these # recordings?" />}
          confirm={<Trans>Delete</Trans>}
          onConfirm={() => void remove(doomed)}
          onCancel={() => setDoomed(undefined)}
        >
          <Trans>What was said in them exists nowhere else.</Trans>
        </ConfirmDialog>
      )}
    </Notice>
  )
}
