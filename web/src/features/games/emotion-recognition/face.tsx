import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Emotion } from 'shared/model/content/game-content'

const Drawing = chakra('svg', {
  base: {
    width: 'full',
    maxWidth: '220px',
    background: 'bg.subtle',
    borderRadius: 'lg',
    fill: 'none',
    stroke: 'fg',
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    '& .skin': { fill: 'bg.panel' },
    '& .eye': { fill: 'bg.panel', strokeWidth: 2.5 },
    '& .dot': { fill: 'fg', stroke: 'none' },
    '& .hair': { fill: 'fg' },
    '& .open': { fill: 'bg.emphasized' },
    '& .swipe': { stroke: 'mark.highlight', strokeWidth: 9, strokeLinecap: 'butt' },
  },
})

/** Two eyes: half the height of the openings, and the offset of the pupils. */
const eyes = (height: number, dx = 0, dy = 0) => (
  <>
    <ellipse className="eye" cx="78" cy="92" rx="12" ry={height} />
    <ellipse className="eye" cx="122" cy="92" rx="12" ry={height} />
    <circle className="dot" cx={78 + dx} cy={92 + dy} r="4.5" />
    <circle className="dot" cx={122 + dx} cy={92 + dy} r="4.5" />
  </>
)

/**
 * The features that distinguish the six emotions, as the game's content describes them: brows, eyes, mouth, shoulders.
 */
const FEATURES: Record<Emotion, { shoulders: string; face: ReactNode; hair?: 'long' }> = {
  happy: {
    shoulders: 'M40 196c8-30 34-40 60-40s52 10 60 40',
    face: (
      <>
        <path d="M64 76q14-8 28-2M108 74q14-6 28 2" />
        {eyes(6)}
        <path d="M62 104q6 6 14 4M124 108q8 2 14-4" />
        <path className="open" d="M74 120q26 30 52 0z" />
      </>
    ),
  },
  sad: {
    hair: 'long',
    shoulders: 'M46 198c6-24 30-34 54-34s48 10 54 34',
    face: (
      <>
        <path d="M62 82q14-4 28-12M110 70q14 8 28 12" />
        {eyes(6, 0, 3)}
        <path d="M64 86q14-4 28 2M108 88q14-6 28-2" />
        <path d="M80 136q20-14 40 0" />
      </>
    ),
  },
  angry: {
    hair: 'long',
    shoulders: 'M34 196c10-34 36-42 66-42s56 8 66 42',
    face: (
      <>
        <path d="M62 72q16 4 30 14M108 86q14-10 30-14" />
        <path d="M97 74v10M103 74v10" strokeWidth="2" />
        {eyes(7)}
        <path d="M82 128h36M84 122l-6 2M116 122l6 2" />
      </>
    ),
  },
  fear: {
    shoulders: 'M40 195c6-33 32-45 60-45s54 12 60 45',
    face: (
      <>
        <path d="M62 76q16-6 28-8M110 68q12 2 28 8" />
        <path d="M86 60h28" strokeWidth="2" />
        {eyes(14, 5)}
        <path className="open" d="M76 128q24-10 48 0q-24 8-48 0z" />
      </>
    ),
  },
  neutral: {
    shoulders: 'M42 198c8-28 32-38 58-38s50 10 58 38',
    face: (
      <>
        <path d="M64 76h28M108 76h28" />
        {eyes(9)}
        <path d="M84 126h32" />
      </>
    ),
  },
  surprised: {
    shoulders: 'M42 196c8-28 32-38 58-38s50 10 58 38',
    face: (
      <>
        <path d="M62 74q14-14 30-5M108 69q16-9 30 5" />
        {eyes(13)}
        <ellipse className="open" cx="100" cy="134" rx="10" ry="13" />
      </>
    ),
  },
}

/**
 * A face drawn for Situ. Its alternative text says only that it is a face: learners who cannot see it read the scene,
 * which conveys the same without naming the emotion.
 */
export function Face({ emotion }: { emotion: Emotion }) {
  const { t } = useLingui()
  const { shoulders, face, hair } = FEATURES[emotion]
  return (
    <Drawing viewBox="0 0 200 200" role="img" aria-label={t`Drawing of the person in the scene`}>
      <path className="swipe" d="M0 196h200" />
      {hair === 'long' && <path className="hair" d="M52 70c-12 34-12 70-6 96h108c6-26 6-62-6-96z" />}
      <path className="skin" d="M87 140v30h26v-30" />
      <path className="skin" d={shoulders} />
      <path className="skin" d="M52 92c0-40 20-62 48-62s48 22 48 62c0 34-22 62-48 62s-48-28-48-62z" />
      <path
        className="hair"
        d="M51 80c-3-38 21-54 49-54s52 16 49 54c-4-12-8-20-14-25-22-5-48-5-70 0-6 5-10 13-14 25z"
      />
      <path d="M100 96l-5 16h8" strokeWidth="2" />
      {face}
    </Drawing>
  )
}
