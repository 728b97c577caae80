import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { SoundFigures } from 'shared/rules/voice/analyse-sound'
import type { Fillers } from 'shared/rules/voice/fillers'
import { longestPause, longPauses } from 'shared/rules/voice/pauses'
import { formatNumber, formatPercent } from '#i18n/format'
import { Notice } from '#ui/feedback/notice'
import { Stack } from '#ui/layout/stack'
import { FigureList, type VoiceFigure } from './figure-list'
import { Waveform } from './waveform'

const NBSP = '\u00a0'

/**
 * The measurements of a take's sound, with its waveform; `wpm` and `fillers` come from a transcript where there is one.
 */
export function SoundReport({
  sound,
  language,
  wpm,
  fillers,
}: {
  sound: SoundFigures
  language: Language
  wpm?: number | undefined
  fillers?: Fillers | undefined
}) {
  if (sound.poor)
    return (
      <Notice tone="warning">
        {sound.why === 'silent' ? (
          <Trans>
            No sound: the microphone only picked up silence. Check that it is not muted, or choose another one.
          </Trans>
        ) : sound.why === 'even' ? (
          <Trans>There is a steady noise but no voice. Move closer to the microphone, or choose another one.</Trans>
        ) : sound.why === 'short' ? (
          <Trans>Not enough speech to measure. Speak for a few seconds.</Trans>
        ) : (
          <Trans>
            Your voice hardly stands out from the noise, so pauses and pace can’t be measured. Move closer to the
            microphone, or find a quieter place.
          </Trans>
        )}
      </Notice>
    )
  return (
    <Stack>
      <Waveform sound={sound} language={language} />
      <Figures sound={sound} language={language} wpm={wpm} fillers={fillers} />
    </Stack>
  )
}

function Figures({ sound, language, wpm, fillers }: Parameters<typeof SoundReport>[0]) {
  const { t } = useLingui()
  const number = (value: number, digits = 0) => formatNumber(language, value, digits)
  const pauses = longPauses(sound.pauses)
  const longest = longestPause(sound.pauses)
  const minutes = sound.spanSeconds / 60
  const figures: (VoiceFigure | false)[] = [
    {
      key: 'pauses',
      name: <Trans>Pauses</Trans>,
      note: <Trans>Half a second or more, between your words</Trans>,
      value: number(pauses.length),
      how: 'measured',
    },
    longest !== undefined && {
      key: 'longest',
      name: <Trans>Longest pause</Trans>,
      note: <Trans>Starts after {number(longest.at, 1)} s</Trans>,
      value: `${number(longest.seconds, 1)}${NBSP}s`,
      how: 'measured',
    },
    minutes > 0 && {
      key: 'fluency',
      name: <Trans>Interruptions</Trans>,
      note: <Trans>Silences of a quarter of a second or more, per minute</Trans>,
      value: number(sound.pauses.length / minutes, 1),
      how: 'measured',
    },
    {
      key: 'ratio',
      name: <Trans>Speaking time</Trans>,
      note: <Trans>Share of the time from your first to your last word</Trans>,
      value: formatPercent(language, sound.speakingRatio * 100),
      how: 'measured',
    },
    wpm !== undefined
      ? {
          key: 'pace',
          name: <Trans>Pace</Trans>,
          note: <Trans>Words of the transcript, over the time you spoke</Trans>,
          value: t`${number(wpm)} WPM`,
          how: 'measured',
        }
      : sound.pace !== undefined && {
          key: 'pace',
          name: <Trans>Pace</Trans>,
          note: <Trans>From your syllables, without a transcript</Trans>,
          value: t`about ${number(sound.pace)} WPM`,
          how: 'estimated',
        },
    sound.loudnessSpread !== undefined && {
      key: 'loudness',
      name: <Trans>Volume consistency</Trans>,
      note: <Trans>How much it changes from one second to the next; lower is steadier</Trans>,
      value: `±${NBSP}${number(sound.loudnessSpread, 1)}${NBSP}dB`,
      how: 'measured',
    },
    sound.intonation !== undefined && {
      key: 'intonation',
      name: <Trans>Pitch range</Trans>,
      note: <Trans>Near zero is monotonous; an octave is 12</Trans>,
      value: t`${number(sound.intonation, 1)} semitones`,
      how: 'estimated',
    },
    fillers !== undefined && {
      key: 'fillers',
      name: <Trans>Filler words</Trans>,
      note:
        fillers.said.length > 0
          ? fillers.said.map(({ filler, times }) => `${filler}${times > 1 ? ` × ${times}` : ''}`).join(', ')
          : undefined,
      value: t`${number(fillers.per100Words, 1)} per 100 words`,
      how: 'measured',
    },
  ]
  return <FigureList figures={figures.filter((figure) => figure !== false)} />
}
