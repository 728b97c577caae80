import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil, Trash2 } from 'lucide-react'
import { Fragment, useState } from 'react'
import { ApiError } from 'shared/contract/api-error'
import type { PracticeText } from 'shared/model/content/practice-text'
import { titleOf as titleIn } from 'shared/rules/typing/typing-presets'
import { textContent, useContentList } from '#data/admin/admin-content'
import { useDraftedItems } from '#data/admin/content-drafts'
import { formatNumber } from '#i18n/format'
import { useLanguage } from '#session/language'
import { EmptyState } from '#ui/feedback/empty-state'
import { refusalText } from '#ui/feedback/refusal-text'
import { IconButton } from '#ui/icon-button'
import { DIFFICULTY_NAMES } from '#ui/labels/text-difficulty-words'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { DataTable } from '#ui/tables/data-table'
import { DeleteContentDialog } from '../list/delete-content-dialog'
import { DeletedList } from '../list/deleted-list'
import { ListFrame } from '../list/list-frame'
import { type ListView, ViewChoice } from '../list/list-tools'
import { RowTitle } from '../list/row-title'
import { useContentActs } from '../list/use-content-acts'
import { useItemPlace } from '../list/use-item-place'
import { TextEditor } from './text-editor'
import type { Failed } from './use-text-save'

/** The texts to type: a form to add or edit, and the list below it. */
export function TextsManager() {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const place = useItemPlace()
  const list = useContentList(textContent)
  const [view, setView] = useState<ListView>('list')
  const [failure, setFailure] = useState<Failed>()
  const titleOf = (text: PracticeText) => titleIn(text, language)
  const acts = useContentActs(textContent, titleOf, (error) => {
    if (!(error instanceof ApiError)) throw error
    setFailure({ said: t`Error while deleting`, reason: refusalText(i18n, error) })
  })
  const drafted = useDraftedItems(textContent.kind)
  const table = (texts: readonly PracticeText[]) => (
    <DataTable
      cards="grid"
      fewActions
      caption={t`Typing texts`}
      columns={[
        t`Title`,
        t`Difficulty`,
        { label: t`Characters (French)`, kind: 'number' },
        { label: t`Characters (English)`, kind: 'number' },
        { label: t`Actions`, kind: 'actions' },
      ]}
      rows={texts.map((text) => {
        const title = titleOf(text)
        return {
          key: text.id,
          cells: [
            <RowTitle
              key="title"
              title={{ fr: text.title_fr, en: text.title_en }}
              isDrafted={drafted?.has(text.id) ?? false}
            />,
            i18n._(DIFFICULTY_NAMES[text.difficulty]),
            formatNumber(language, text.text_fr.length),
            formatNumber(language, text.text_en.length),
            <Fragment key="actions">
              <IconButton
                icon={Pencil}
                label={t`Edit: ${title}`}
                data-edit
                onClick={() => {
                  setFailure(undefined)
                  place.open(text.id)
                }}
              />
              <IconButton
                icon={Trash2}
                label={t`Delete: ${title}`}
                onClick={() => {
                  setFailure(undefined)
                  acts.askDelete(text)
                }}
              />
            </Fragment>,
          ],
        }
      })}
    />
  )
  return (
    <Stack css={{ gap: '5' }}>
      <ListFrame kind="text" list={list}>
        {(texts) => (
          <Stack css={{ gap: '5' }}>
            <TextEditor
              key={place.item ?? ''}
              item={place.item}
              text={texts.find(({ id }) => id === place.item)}
              failure={failure}
              onFailure={setFailure}
              onDone={() => {
                setFailure(undefined)
                place.leave()
              }}
            />
            <Row>
              <ViewChoice view={view} onChange={setView} />
            </Row>
            {view === 'deleted' ? (
              <DeletedList content={textContent} titleOf={titleOf} busy={acts.busy} onRestore={acts.restore} />
            ) : texts.length === 0 ? (
              <EmptyState title={<Trans>No text yet</Trans>}>
                <Trans>Add the first one with the form above.</Trans>
              </EmptyState>
            ) : (
              table(texts)
            )}
          </Stack>
        )}
      </ListFrame>
      {acts.deleting && (
        <DeleteContentDialog
          content={textContent}
          item={acts.deleting}
          title={titleOf(acts.deleting)}
          loading={acts.busy === acts.deleting.id}
          onConfirm={() => {
            const text = acts.deleting
            if (!text) return
            acts.remove(text)
            if (place.item === text.id) place.leave()
          }}
          onCancel={acts.cancelDelete}
        />
      )}
    </Stack>
  )
}
