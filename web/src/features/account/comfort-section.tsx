import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { saveExtraTime, useExtraTime } from '#data/account/extra-time'
import { type ReadingComfort, saveReadingComfort, useReadingComfort } from '#data/account/reading-comfort'
import { currentDb } from '#data/db/db'
import { useLanguage } from '#session/language'
import { ExtraTimeChoice } from '#ui/form/extra-time-choice'
import { Segmented } from '#ui/form/segmented'
import { Card } from '#ui/layout/card'
import { PageSection } from '#ui/layout/page-section'
import { Stack } from '#ui/layout/stack'
import { TextLink } from '#ui/text-link'

const Setting = chakra('div', { base: { '& > p': { fontSize: 'sm', fontWeight: 600, marginBottom: '1' } } })
const Sample = chakra('p', {
  base: {
    fontFamily: 'reading',
    fontWeight: 450,
    fontSize: 'lg',
    lineHeight: 1.6,
    maxWidth: 'measure',
    paddingTop: '4',
    borderTop: '1px solid {colors.border}',
  },
})

/** How texts are shown and how much time clocks give, kept for the person on all of their devices. */
export function ComfortSection() {
  const { t } = useLingui()
  const language = useLanguage()
  const reading = useReadingComfort()
  const extraTime = useExtraTime()
  if (!reading || extraTime === undefined) return null
  const save = (change: Partial<ReadingComfort>) => void saveReadingComfort(currentDb(), change)
  const spaces = [
    { value: 'usual', label: t`Usual` },
    { value: 'wide', label: t`Wide` },
    { value: 'wider', label: t`Very wide` },
  ] as const
  return (
    <PageSection title={<Trans>Reading and time</Trans>} help={<Trans>For you, on all your devices</Trans>}>
      <Card>
        <Stack css={{ gap: '5' }}>
          <Setting>
            <p>{t`Text font`}</p>
            <Segmented
              label={t`Text font`}
              value={reading.font}
              options={[
                { value: 'usual', label: t`Usual` },
                { value: 'hyperlegible', label: 'Atkinson Hyperlegible' },
                { value: 'dyslexic', label: 'OpenDyslexic' },
              ]}
              onChange={(font) => save({ font })}
            />
          </Setting>
          <Setting>
            <p>{t`Space between letters`}</p>
            <Segmented
              label={t`Space between letters`}
              value={reading.letters}
              options={spaces}
              onChange={(letters) => save({ letters })}
            />
          </Setting>
          <Setting>
            <p>{t`Space between lines`}</p>
            <Segmented
              label={t`Space between lines`}
              value={reading.lines}
              options={spaces}
              onChange={(lines) => save({ lines })}
            />
          </Setting>
          <Setting>
            <p>{t`Length of lines`}</p>
            <Segmented
              label={t`Length of lines`}
              value={reading.measure}
              options={[
                { value: 'usual', label: t`Usual` },
                { value: 'short', label: t`Short` },
              ]}
              onChange={(measure) => save({ measure })}
            />
          </Setting>
          <Sample data-reading>
            <Trans>
              This is how modules, scenarios and answers will look. Read a few lines: the right setting is the one that
              you no longer notice.
            </Trans>
          </Sample>
          <ExtraTimeChoice
            language={language}
            value={extraTime}
            onChange={(value) => void saveExtraTime(currentDb(), value)}
          >
            <Trans>
              For people entitled to it on the real test. Quizzes, practice tests, timed answers, typing against the
              clock and the display times of games follow it. Clocks that measure you, such as the one in Reaction time,
              stay as they are: more time would distort the figure.
            </Trans>
          </ExtraTimeChoice>
          <TextLink
            to="/accessibility"
            css={{ display: 'inline-flex', alignItems: 'center', alignSelf: 'start', minHeight: 'touch' }}
          >
            <Trans>Accessibility</Trans>
          </TextLink>
        </Stack>
      </Card>
    </PageSection>
  )
}
