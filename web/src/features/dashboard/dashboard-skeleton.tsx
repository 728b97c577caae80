import { Grid } from '#ui/grid'
import { PageBody } from '#ui/page-body'
import { Skeleton } from '#ui/skeleton'

const PLACES = ['a', 'b', 'c', 'd']

/** The places of the first cards. Everything comes at once, so that nothing moves under the learner's finger. */
export const DashboardSkeleton = () => (
  <PageBody>
    <Grid aria-busy="true">
      {PLACES.map((place) => (
        <Skeleton key={place} css={{ height: '150px', borderRadius: 'lg' }} />
      ))}
    </Grid>
  </PageBody>
)
