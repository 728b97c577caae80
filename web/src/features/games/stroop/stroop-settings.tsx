import { Trans } from '@lingui/react/macro'
import { saveGameSetting, useGameSetting } from '#data/games/game-settings'
import { Checkbox } from '#ui/form/checkbox'
import { Stack } from '#ui/layout/stack'

/**
 * Key of the setting that marks each ink colour with a line pattern, so that the game does not depend on colour vision.
 */
export const STROOP_MARKS = 'stroopMarks'
export const STROOP_LONG = 'stroopLong'

/** The options before a round, which are stored. */
export function StroopSettings() {
  const marks = useGameSetting(STROOP_MARKS) ?? false
  const long = useGameSetting(STROOP_LONG) ?? false
  return (
    <Stack css={{ gap: '1' }}>
      <Checkbox checked={marks} onChange={(event) => void saveGameSetting(STROOP_MARKS, event.target.checked)}>
        <Trans>
          Add a line pattern to each ink, for people who have trouble telling colours apart; screen readers announce it
        </Trans>
      </Checkbox>
      <Checkbox checked={long} onChange={(event) => void saveGameSetting(STROOP_LONG, event.target.checked)}>
        <Trans>A long round with all words</Trans>
      </Checkbox>
    </Stack>
  )
}
