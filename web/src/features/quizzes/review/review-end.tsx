import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef } from 'react'
import type { ReviewCounts } from '#data/quizzes/review-cards'
import { formatDay, formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { Card } from '#ui/layout/card'
import { Page } from '#ui/layout/page'
import { PageBody } from '#ui/layout/page-body'
import { Row } from '#ui/layout/row'
import { LinkButton } from '#ui/link-button'
import { QuizCrumb } from '../quiz-crumb'

const Heading = chakra('h2', {
  base: { fontFamily: 'heading', fontWeight: 600, fontSize: '2xl', lineHeight: 1.3, outline: 'none' },
})
const Text = chakra('p', { base: { marginTop: '2', color: 'fg.muted' } })

/** The end of the session: its results, and the next review. */
export function ReviewEnd({
  right,
  count,
  counts: { due, next },
  onMore,
}: {
  right: number
  count: number
  counts: ReviewCounts
  onMore: () => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const total = formatNumber(language, count)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  return (
    <Page title={t`Reviews`} crumb={<QuizCrumb />}>
      <PageBody>
        <Card>
          <Heading ref={heading} tabIndex={-1}>
            <Plural value={right} one={`# of ${total} correct`} other={`# of ${total} correct`} />
          </Heading>
          <Text>
            {due > 0
              ? plural(due, { one: '# question is still due today.', other: '# questions are still due today.' })
              : next === null
                ? t`Nothing left to review.`
                : t`Next question due: ${formatDay(language, next, new Date())}.`}
          </Text>
          <Row css={{ marginTop: '5' }}>
            {due > 0 && (
              <Button tone="primary" onClick={onMore}>
                <Trans>Keep reviewing</Trans>
              </Button>
            )}
            <LinkButton to="/quizzes" tone={due > 0 ? 'outline' : 'primary'}>
              <Trans>Back to the quizzes</Trans>
            </LinkButton>
          </Row>
        </Card>
      </PageBody>
    </Page>
  )
}
