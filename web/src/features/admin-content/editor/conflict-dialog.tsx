import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button'
import { Dialog } from '#ui/feedback/dialog'
import { Stack } from '#ui/layout/stack'
import { type Difference, differences } from './differences'

const Differences = chakra('section', {
  base: {
    display: 'grid',
    gap: '4',
    maxHeight: '46vh',
    overflow: 'auto',
    '& .pair': { display: 'grid', gap: '2', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } },
    '& h3': { fontWeight: 600, marginBottom: '1' },
    '& .pair > p': {
      border: '1px solid {colors.border}',
      borderRadius: 'md',
      padding: '2',
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-wrap',
    },
    '& small': { display: 'block', color: 'fg.subtle', fontSize: 'xs' },
  },
})
/** Characters shown of a long text, from just before the first difference. */
const SHOWN = 240
const BEFORE = 40

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

/** Two long texts, cut from shortly before their first difference. */
function cut({ mine, theirs }: Difference): [string, string] {
  const both = [textOf(mine), textOf(theirs)] as const
  let from = 0
  while (from < both[0].length && both[0][from] === both[1][from]) from++
  const start = from > BEFORE ? from - BEFORE : 0
  const part = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + SHOWN)}${text.length > start + SHOWN ? '…' : ''}`
  return [part(both[0]), part(both[1])]
}

/** Two people have saved the same item: shows the differences and asks which version to keep. */
export function ConflictDialog({
  mine,
  theirs,
  nameOf,
  saving,
  onKeep,
  onTake,
  onClose,
}: {
  mine: unknown
  theirs: unknown
  /** The name of a path of the form. */
  nameOf: (path: string) => string
  saving: boolean
  onKeep: () => void
  onTake: () => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const found = differences(mine, theirs)
  return (
    <Dialog
      title={<Trans>Somebody has saved another version in the meantime</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} autoFocus>
            <Trans>Back to the form</Trans>
          </Button>
          <Button onClick={onTake}>
            <Trans>Use the other version</Trans>
          </Button>
          <Button tone="primary" loading={saving} onClick={onKeep}>
            <Trans>Replace with mine</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {found.length === 0 ? (
            <Trans>The two versions are identical.</Trans>
          ) : (
            <Plural value={found.length} one="# difference" other="# differences" />
          )}
        </p>
        <Differences tabIndex={0} aria-label={t`Differences`}>
          {found.map((difference) => {
            const [mineText, theirText] = cut(difference)
            return (
              <div key={difference.path}>
                <h3>{nameOf(difference.path)}</h3>
                <div className="pair">
                  <p>
                    <small>
                      <Trans>Yours</Trans>
                    </small>
                    {mineText || '–'}
                  </p>
                  <p>
                    <small>
                      <Trans>The other one</Trans>
                    </small>
                    {theirText || '–'}
                  </p>
                </div>
              </div>
            )
          })}
        </Differences>
      </Stack>
    </Dialog>
  )
}
