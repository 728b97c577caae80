import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { checkRubric } from 'shared/rules/practice/rubric-check'
import { Notice } from '#ui/feedback/notice'
import { usePathName } from '../editor/use-path-name'
import { type RubricForm, rubricOf } from './scenario-form'
import { FAULT_TEXTS } from './scenario-words'

const Findings = chakra('ul', { base: { listStyle: 'disc', paddingLeft: '5', marginTop: '2' } })

/** What an author should check again; it does not prevent saving. */
export function RubricFindings({ rubric }: { rubric: RubricForm }) {
  const { t, i18n } = useLingui()
  const nameOf = usePathName()
  const found = checkRubric(rubricOf(useDeferredValue(rubric)))
  if (found.length === 0)
    return (
      <Notice tone="success" role="status">
        <Trans>The rubric follows the format.</Trans>
      </Notice>
    )
  const languages = { fr: t`French`, en: t`English` }
  return (
    <Notice tone="warning" role="status">
      <b>
        <Plural value={found.length} one="# thing to review" other="# things to review" />
      </b>
      <Findings>
        {found.map(({ fault, path, language, term }) => (
          <li key={`${fault} ${path} ${language} ${term}`}>
            {[nameOf(path), language && languages[language], term && `“${term}”`].filter(Boolean).join(', ')}
            {' – '}
            {i18n._(FAULT_TEXTS[fault])}
          </li>
        ))}
      </Findings>
    </Notice>
  )
}
