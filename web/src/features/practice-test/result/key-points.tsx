import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Language } from 'shared/model/bilingual'
import type { Rubric } from 'shared/model/content/rubric'
import { pick } from '#i18n/pick'
import { Checkbox } from '#ui/form/checkbox'

const Group = chakra('fieldset', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    '& > legend': { fontSize: '.9375rem', color: 'fg.muted', marginBottom: '2' },
    '& > label': { padding: '6px 0' },
  },
})
const Flags = chakra('div', {
  base: {
    marginTop: '4',
    fontSize: '.9375rem',
    '& > h3': { fontWeight: 600 },
    '& > ul': { listStyle: 'disc', paddingLeft: '5', color: 'fg.muted', marginTop: '1' },
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
  // Shown at once; the database follows.
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
      {rubric.redFlags.length > 0 && (
        <Flags>
          <h3>
            <Trans>What would lower the score</Trans>
          </h3>
          <ul lang={language}>
            {rubric.redFlags.map(({ message }) => (
              <li key={message.en}>{pick(message, language)}</li>
            ))}
          </ul>
        </Flags>
      )}
    </>
  )
}
