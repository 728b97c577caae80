import { Trans } from '@lingui/react/macro'
import { StatCard } from '#ui/charts/stat-card'
import { Grid } from '#ui/layout/grid'
import { PageSection } from '#ui/layout/page-section'
import { FactSource } from './fact-source'
import { FORMAT } from './facts'

/** The four figures of the test. */
export function FigureCards() {
  return (
    <PageSection title={<Trans>In figures</Trans>} help={<Trans>The whole test</Trans>}>
      <Grid css={{ gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' } }}>
        <StatCard
          title={<Trans>Scenarios</Trans>}
          value={11}
          caption={<Trans>4 on video, then 7 typed; two questions each</Trans>}
        />
        <StatCard
          title={<Trans>Length</Trans>}
          value={<Trans>65–85</Trans>}
          unit={<Trans>min</Trans>}
          caption={<Trans>The real test, with the two optional breaks</Trans>}
        />
        <StatCard
          title={<Trans>Typed answers</Trans>}
          value={<Trans>3:30</Trans>}
          caption={<Trans>For both questions of a scenario; 1 minute for each video answer</Trans>}
        />
        <StatCard title={<Trans>Competencies</Trans>} value={9} caption={<Trans>Looked for in every answer</Trans>} />
      </Grid>
      <FactSource source={FORMAT} />
    </PageSection>
  )
}
