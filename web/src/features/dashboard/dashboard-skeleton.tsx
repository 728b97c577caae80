import { Skeleton } from '#ui/feedback/skeleton'
import { Grid } from '#ui/layout/grid'
import { PageBody } from '#ui/layout/page-body'

const PLACES = ['a', 'b', 'c', 'd']

/** Placeholders of the first cards. Everything appears at once, so that nothing moves under the learner's finger. */
export const DashboardSkeleton = () => (
  <PageBody>
    <Grid aria-busy="true">
      {PLACES.map((place) => (
        <Skeleton key={place} css={{ height: '150px', borderRadius: 'lg' }} />
      ))}
    </Grid>
  </PageBody>
)
