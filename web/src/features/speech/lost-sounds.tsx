import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { analyseSound } from 'shared/rules/voice/analyse-sound'
import { languageOf, type SpeechLanguage } from 'shared/rules/voice/speech-language'
import { decodeSound } from '#browser/media/decode-sound'
import { currentDb } from '#data/db/db'
import type { Recording } from '#data/media/media-tables'
import { deleteRecordings, recordingBlob } from '#data/media/recordings'
import { saveTake, useLostSounds } from '#data/media/speech-takes'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/feedback/confirm-dialog'
import { Notice } from '#ui/feedback/notice'
import { Row } from '#ui/layout/row'

/** Sound that was being recorded when the page was closed: the learner can analyse it as a take, or delete it. */
export function LostSounds({
  language,
  text,
  onKept,
}: {
  language: SpeechLanguage
  /** The text to say. */
  text: string
  onKept: (id: string) => void
}) {
  const lost = useLostSounds()
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState<'keep' | 'delete'>()
  const [doomed, setDoomed] = useState<readonly Recording[]>()
  if (!lost || lost.length === 0) return null
  const keep = async (recording: Recording) => {
    const db = currentDb()
    const reading = await decodeSound(await recordingBlob(db, recording))
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
    await saveTake(db, { ...take, ...sound, reference: text, transcript: '', recordingId: recording.id }, undefined)
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
        currentDb(),
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
            <Trans>Analyze</Trans>
          </Button>
          <Button size="sm" onClick={() => setDoomed(lost)}>
            <Trans>Delete</Trans>
          </Button>
        </Row>
      }
    >
      <Plural
        value={lost.length}
        one="A recording was cut off when this page was closed; its sound was saved."
        other="# recordings were cut off when this page was closed; their sound was saved."
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
          <Trans>There is no other copy of what was said.</Trans>
        </ConfirmDialog>
      )}
    </Notice>
  )
}
