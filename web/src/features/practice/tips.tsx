import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/card'

const Points = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'disc', paddingLeft: '5', maxWidth: '62ch' },
})

/** What every good answer has. */
export function Tips() {
  return (
    <Card>
      <Points>
        <li>
          <Trans>Name the people, and what each of them stands to lose.</Trans>
        </li>
        <li>
          <Trans>Say what you do not know yet, and whom you would ask.</Trans>
        </li>
        <li>
          <Trans>Listen before you propose; propose before you decide.</Trans>
        </li>
        <li>
          <Trans>Foresee the next step: if it turns out otherwise, what then?</Trans>
        </li>
        <li>
          <Trans>Say why: one reason that concerns somebody is worth more than a principle.</Trans>
        </li>
      </Points>
    </Card>
  )
}
