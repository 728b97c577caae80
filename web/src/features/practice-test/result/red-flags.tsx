import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { Rubric } from 'shared/model/content/rubric'
import { pick } from '#i18n/pick'

const Flags = chakra('div', {
  base: {
    marginTop: '4',
    fontSize: '.9375rem',
    '& > h3': { fontWeight: 600 },
    '& > ul': { listStyle: 'disc', paddingLeft: '5', color: 'fg.muted', marginTop: '1' },
  },
})

/** What would lower the score of an answer to this scenario. */
export function RedFlags({ rubric, language }: { rubric: Rubric; language: Language }) {
  if (rubric.redFlags.length === 0) return null
  return (
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
  )
}
