import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { Rubric } from 'shared/model/content/rubric'
import { pick } from '#i18n/pick'
import { Checkbox } from '#ui/form/checkbox'
import { RedFlags } from './red-flags'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > legend': { fontSize: '.9375rem', color: 'fg.muted', marginBottom: '2' },
    '& > label': { padding: '6px 0' },
  },
})
/** The key points of a fair rater, ticked by the learner who finds them in their answers. */
export function KeyPoints({
  rubric,
  language,
  ticked: before,
  onTick,
}: {
  rubric: Rubric
  language: Language
  ticked: readonly string[]
  onTick: (ids: string[]) => void
}) {
  // A tick is shown at once, before the database has stored it.
  const [ticked, setTicked] = useState(before)
  const tick = (ids: string[]) => {
    setTicked(ids)
    onTick(ids)
  }
  return (
    <>
      <Group>
        <legend>
          <Trans>
            {ticked.length} of {rubric.keyPoints.length} found in my answers
          </Trans>
        </legend>
        {rubric.keyPoints.map(({ id, text }) => (
          <Checkbox
            key={id}
            checked={ticked.includes(id)}
            onChange={(event) =>
              tick(event.currentTarget.checked ? [...ticked, id] : ticked.filter((other) => other !== id))
            }
          >
            <span lang={language}>{pick(text, language)}</span>
          </Checkbox>
        ))}
      </Group>
      <RedFlags rubric={rubric} language={language} />
    </>
  )
}
