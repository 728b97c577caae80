import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Icon } from '#ui/icon'

/** The link back to the list. */
export const QuizCrumb = () => (
  <Link to="/quizzes">
    <Icon of={ArrowLeft} size="s" />
    <Trans>All quizzes</Trans>
  </Link>
)
