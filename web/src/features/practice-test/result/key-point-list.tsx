import { chakra } from '@chakra-ui/react/styled-system'
import type { Language } from 'shared/model/bilingual'
import type { Rubric } from 'shared/model/content/rubric'
import { pick } from '#i18n/pick'
import { RedFlags } from './red-flags'

const Points = chakra('ul', {
  base: { listStyle: 'disc', paddingLeft: '5', display: 'flex', flexDirection: 'column', gap: '2' },
})

/** The key points of a fair rater, read-only: they can be ticked only on the device that has the test. */
export function KeyPointList({ rubric, language }: { rubric: Rubric; language: Language }) {
  return (
    <>
      <Points lang={language}>
        {rubric.keyPoints.map(({ id, text }) => (
          <li key={id}>{pick(text, language)}</li>
        ))}
      </Points>
      <RedFlags rubric={rubric} language={language} />
    </>
  )
}
