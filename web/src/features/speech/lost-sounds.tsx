import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { analyseSound } from 'shared/rules/voice/analyse-sound'
import { languageOf, type SpeechLanguage } from 'shared/rules/voice/speech-language'
import { decodeSound } from '#browser/decode-sound'
import { db, type Recording } from '#data/db'
import { deleteRecordings, recordingBlob } from '#data/recordings'
import { saveTake, useLostSounds } from '#data/speech-takes'
import { Button } from '#ui/button'
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
    const ids = []
    for (const recording of lost) ids.push(await keep(recording))
    setWorking(false)
    if (ids[0]) onKept(ids[0])
  }
  return (
    <Notice
      tone="info"
      action={
        <Row>
          <Button size="sm" loading={working} onClick={() => void keepAll()}>
            <Trans>Analyse</Trans>
          </Button>
          <Button
            size="sm"
            onClick={() =>
              void deleteRecordings(
                db(),
                lost.map(({ id }) => id),
              )
            }
          >
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
    </Notice>
  )
}
