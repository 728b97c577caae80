import { Trans, useLingui } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import type { AdminScenario } from 'shared/model/content/scenario'
import { scenarioContent } from '#data/admin/admin-content'
import { useOpenObjections } from '#data/admin/objections'
import { Tabs } from '#ui/tabs'
import { Beside } from '../editor/beside'
import { ContentEditor } from '../editor/content-editor'
import type { Wrong } from '../editor/use-content-save'
import { useIssueWords } from '../editor/use-issue-words'
import { usePart } from '../editor/use-part'
import { usePathName } from '../editor/use-path-name'
import type { EditorPlace } from '../list/content-tab'
import { readItem } from '../list/use-item-place'
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
import { ScenarioObjections } from './scenario-objections'
import { ScenarioPreview } from './scenario-preview'

type Part = 'details' | 'rubric' | 'answers' | 'trial' | 'objections'
const partOf = (path: string): Part =>
  path.startsWith('rubric') ? 'rubric' : /^(modelAnswers|commentary)/.test(path) ? 'answers' : 'details'

/**
 * The editor of a scenario: the situation with a live preview, the rubric, model answers, a trial of the evaluator, and learners' objections.
 */
export function ScenarioEditor({
  item,
  items,
  onClose,
  onLeave,
  language,
  onLanguage,
}: EditorPlace<AdminScenario> & {
  /** Language of the preview. */
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
      {(form, found) => (
        <Parts id={readItem(item).edited} form={form} found={found} language={language} onLanguage={onLanguage} />
      )}
    </ContentEditor>
  )
}

function Parts({
  id,
  form,
  found,
  language,
  onLanguage,
}: {
  /** The id of the scenario that is edited; undefined for a new one or a copy. */
  id: string | undefined
  form: ScenarioForm
  found: readonly Wrong[]
  language: Language
  onLanguage: (language: Language) => void
}) {
  const { t } = useLingui()
  const open = useOpenObjections().get(id ?? '') ?? 0
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
        ...(id === undefined
          ? []
          : [{ id: 'objections' as const, label: open > 0 ? t`Objections (${open})` : t`Objections` }]),
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
      {part === 'objections' && id !== undefined && <ScenarioObjections id={id} form={form} />}
      {/* Stays mounted, so that the trial answer is kept while the rubric is changed. */}
      <div hidden={part !== 'trial'}>
        <EvaluatorTrial form={form} />
      </div>
    </Tabs>
  )
}
