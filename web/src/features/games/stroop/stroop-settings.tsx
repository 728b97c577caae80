import { Trans } from '@lingui/react/macro'
import { saveGameSetting, useGameSetting } from '#data/game-settings'
import { Checkbox } from '#ui/checkbox'
import { Stack } from '#ui/stack'

/** Whether the word could be named without its colour. */
export const STROOP_MARKS = 'stroopMarks'
export const STROOP_LONG = 'stroopLong'

/** What can be chosen before a round; it is remembered. */
export function StroopSettings() {
  const marks = useGameSetting(STROOP_MARKS) ?? false
  const long = useGameSetting(STROOP_LONG) ?? false
  return (
    <Stack css={{ gap: '1' }}>
      <Checkbox checked={marks} onChange={(event) => void saveGameSetting(STROOP_MARKS, event.target.checked)}>
        <Trans>
          Mark the inks with a line, for eyes that tell colours apart with difficulty and for screen readers
        </Trans>
      </Checkbox>
      <Checkbox checked={long} onChange={(event) => void saveGameSetting(STROOP_LONG, event.target.checked)}>
        <Trans>A long round with all words</Trans>
      </Checkbox>
    </Stack>
  )
}
