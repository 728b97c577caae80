import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { AdminScenario } from 'shared/model/scenario'
import { scenarioContent } from '#data/admin-content'
import { Tabs } from '#ui/tabs'
import { Beside } from './beside'
import { ContentEditor } from './content-editor'
import type { EditorPlace } from './content-tab'
import { EvaluatorTrial } from './evaluator-trial'
import { ModelAnswerFields } from './model-answer-fields'
import { RubricFields } from './rubric-fields'
import { ScenarioDetails } from './scenario-details'
import {
  blankScenario,
  checkScenario,
  type ScenarioForm,
  scenarioToBody,
  scenarioToCopy,
  scenarioToForm,
} from './scenario-form'
import { ScenarioPreview } from './scenario-preview'
import type { Wrong } from './use-content-save'
import { useIssueWords } from './use-issue-words'
import { usePart } from './use-part'
import { usePathName } from './use-path-name'

type Part = 'details' | 'rubric' | 'answers' | 'trial'
const partOf = (path: string): Part =>
  path.startsWith('rubric') ? 'rubric' : /^(modelAnswers|commentary)/.test(path) ? 'answers' : 'details'

/** The editor of a scenario: the situation with its live preview, the rubric, model answers, and a trial of the evaluator. */
export function ScenarioEditor({
  item,
  items,
  onClose,
  onLeave,
  language,
  onLanguage,
}: EditorPlace<AdminScenario> & {
  /** Of the preview. */
  language: Language
  onLanguage: (language: Language) => void
}) {
  const { i18n } = useLingui()
  const nameOf = usePathName()
  return (
    <ContentEditor
      key={item}
      content={scenarioContent}
      item={item}
      items={items}
      blank={blankScenario}
      toForm={scenarioToForm}
      toCopy={scenarioToCopy}
      toBody={scenarioToBody}
      check={(form) => checkScenario(i18n, form)}
      wordsOf={useIssueWords()}
      nameOf={nameOf}
      titles={{ create: <Trans>New scenario</Trans>, edit: <Trans>Edit the scenario</Trans> }}
      onClose={onClose}
      onLeave={onLeave}
    >
      {(form, found) => <Parts form={form} found={found} language={language} onLanguage={onLanguage} />}
    </ContentEditor>
  )
}

function Parts({
  form,
  found,
  language,
  onLanguage,
}: {
  form: ScenarioForm
  found: readonly Wrong[]
  language: Language
  onLanguage: (language: Language) => void
}) {
  const { t } = useLingui()
  const [part, setPart] = usePart<Part>('details', found, partOf)
  return (
    <Tabs
      label={t`Parts of the scenario`}
      value={part}
      tabs={[
        { id: 'details', label: t`Situation` },
        { id: 'rubric', label: t`Rubric` },
        { id: 'answers', label: t`Model answers` },
        { id: 'trial', label: t`Try the evaluator` },
      ]}
      onChange={setPart}
    >
      {part === 'details' && (
        <Beside>
          <ScenarioDetails />
          <aside aria-label={t`Preview`}>
            <ScenarioPreview form={form} language={language} onLanguage={onLanguage} />
          </aside>
        </Beside>
      )}
      {part === 'rubric' && <RubricFields />}
      {part === 'answers' && <ModelAnswerFields />}
      {/* The answer that is tried stays while the rubric is changed. */}
      <div hidden={part !== 'trial'}>
        <EvaluatorTrial form={form} />
      </div>
    </Tabs>
  )
}
