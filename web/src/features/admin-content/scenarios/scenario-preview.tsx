import { chakra } from '@chakra-ui/react/styled-system'
import { Trans } from '@lingui/react/macro'
import type { Language } from 'shared/model/bilingual'
import { isSafeUrl } from 'shared/rules/rich-text'
import { Badge } from '#ui/badge'
import { Card } from '#ui/layout/card'
import { Row } from '#ui/layout/row'
import { Film } from '#ui/rich-text/film'
import { PreviewLanguage } from '../editor/preview-language'
import { useChoices } from '../list/use-choices'
import { type ScenarioForm, tagsOf } from './scenario-form'

const Text = chakra('div', {
  base: {
    marginTop: '4',
    '& h3': { textStyle: 'section' },
    '& .description': { color: 'fg.muted', marginTop: '1' },
    '& .content': { fontFamily: 'reading', fontSize: 'lg', lineHeight: 1.6, whiteSpace: 'pre-line', marginTop: '3' },
    '& ol': { listStyle: 'decimal', paddingLeft: '5', fontWeight: 600, marginTop: '3' },
  },
})

/** Live preview of the scenario as a learner will read it. */
export function ScenarioPreview({
  form,
  language,
  onLanguage,
}: {
  form: ScenarioForm
  language: Language
  onLanguage: (language: Language) => void
}) {
  const { levels, scenarioCategories } = useChoices()
  const questions = form.questions.map((question) => question[language]).filter((text) => text.trim() !== '')
  return (
    <Card>
      <Row spread>
        <b>
          <Trans>Preview</Trans>
        </b>
        <PreviewLanguage language={language} onChange={onLanguage} />
      </Row>
      <Text>
        <Row>
          <Badge>{levels.find(({ value }) => value === form.difficulty)?.label}</Badge>
          <Badge>{scenarioCategories.find(({ value }) => value === form.category)?.label}</Badge>
        </Row>
        <div lang={language}>
          <h3>{form.title[language] || '–'}</h3>
          <p className="description">{form.description[language]}</p>
          {form.videoUrl && isSafeUrl(form.videoUrl) && <Film url={form.videoUrl} label={form.title[language]} />}
          <p className="content">{form.content[language]}</p>
          {questions.length > 0 && (
            <ol>
              {questions.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          )}
        </div>
        <Row>
          {tagsOf(form.tags)[language].map((tag) => (
            <Badge key={tag} tone="outline" lang={language}>
              {tag}
            </Badge>
          ))}
        </Row>
      </Text>
    </Card>
  )
}
