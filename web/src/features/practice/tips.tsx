import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import { Card } from '#ui/layout/card'

const Points = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'disc', paddingLeft: '5', maxWidth: '62ch' },
})

/** Advice for every answer. */
export function Tips() {
  return (
    <Card>
      <Points>
        <li>
          <Trans>Name the people, and what each of them could lose.</Trans>
        </li>
        <li>
          <Trans>Say what you don’t know yet, and whom you would ask.</Trans>
        </li>
        <li>
          <Trans>Listen before you propose; propose before you decide.</Trans>
        </li>
        <li>
          <Trans>Think ahead: if things turn out differently, what then?</Trans>
        </li>
        <li>
          <Trans>Say why: a reason that matters to someone is worth more than a principle.</Trans>
        </li>
      </Points>
    </Card>
  )
}
