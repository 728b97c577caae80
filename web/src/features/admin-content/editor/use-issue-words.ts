import { useLingui } from '@lingui/react/macro'
import type { Issue } from 'shared/contract/failure'
import { issueText } from '#i18n/issue-text'
import { usePathName } from './use-path-name'

/** The sentence for a field issue of the server, with the name of the field. */
export function useIssueWords() {
  const { t, i18n } = useLingui()
  const nameOf = usePathName()
  return (issue: Issue) => {
    const name = nameOf(issue.path.join('.'))
    const said = issueText(i18n, issue)
    return t`${name}: ${said}`
  }
}
