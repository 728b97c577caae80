import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Bilingual } from 'shared/model/bilingual'
import { PAGE_MINUTES_MAX, PAGE_MINUTES_MIN } from 'shared/model/content/module'
import { Button } from '#ui/button'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { FieldGroup } from '../editor/field-group'
import { BilingualEntry, CheckEntry, ChoiceEntry, InBoth, NumberEntry, TextEntry } from '../editor/form-fields'
import { MoveButtons } from '../editor/move-buttons'
import { PictureEntry } from '../editor/rich-text/picture-entry'
import { moved } from '../editor/set-in'
import { useFormPlace } from '../editor/use-form-place'
import { useRemoval } from '../list/use-removal'
import { blankPage, type PageForm, readPageMinutes } from './module-form'
import { PageFigureEntry } from './page-figure-entry'

// The rich-text editor is large, so it is loaded when a module's content is first opened.
const RichTextEditor = lazy(() =>
  import('../editor/rich-text/rich-text-editor').then((m) => ({ default: m.RichTextEditor })),
)

/** The pages of a module in order; the last one cannot be removed. */
export function ModulePages() {
  const { value: pages, error, set } = useFormPlace<PageForm[]>('pages')
  const introduction = useFormPlace<Bilingual>('content').value
  // The field must not disappear while it is being emptied.
  const [isIntroduced, setIntroduced] = useState(introduction.fr !== '' || introduction.en !== '')
  const remove = useRemoval('pages')
  const { t } = useLingui()
  return (
    <Suspense fallback={<Loading />}>
      <Stack css={{ gap: '5', marginTop: '4' }}>
        {error && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {!isIntroduced ? (
          <div>
            <Button onClick={() => setIntroduced(true)}>
              <Icon of={Plus} size="s" />
              <Trans>Add an introduction to the module</Trans>
            </Button>
          </div>
        ) : (
          <FieldGroup
            title={<Trans>Introduction of the whole module</Trans>}
            help={<Trans>It appears under “About this module,” below the pages.</Trans>}
          >
            <RichTexts path="content" label={t`Introduction`} />
          </FieldGroup>
        )}
        {pages.map((page, index) => (
          <PageFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a new page has no id yet
            key={index}
            page={page}
            index={index}
            count={pages.length}
            onMove={(by) => set(moved(pages, index, by))}
            onRemove={() => remove(index, t`Page ${index + 1}`)}
          />
        ))}
        <div>
          <Button onClick={() => set([...pages, blankPage()])}>
            <Icon of={Plus} size="s" />
            <Trans>Add a page</Trans>
          </Button>
        </div>
      </Stack>
    </Suspense>
  )
}

function PageFields({
  page,
  index,
  count,
  onMove,
  onRemove,
}: {
  page: PageForm
  index: number
  count: number
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}) {
  const { t } = useLingui()
  const at = `pages.${index}`
  const name = t`Page ${index + 1}`
  return (
    <FieldGroup
      title={name}
      actions={
        <>
          <MoveButtons name={name} index={index} count={count} onMove={onMove} />
          <IconButton
            icon={Trash2}
            label={count === 1 ? t`${name} can’t be removed: a module needs at least one page` : t`Remove: ${name}`}
            disabled={count === 1}
            onClick={onRemove}
          />
        </>
      }
    >
      <BilingualEntry path={`${at}.title`} label={t`Title of the page`} />
      <Row css={{ alignItems: 'flex-start' }}>
        <div className="grow">
          <ChoiceEntry
            path={`${at}.type`}
            label={t`Type`}
            options={[
              { value: 'text', label: t`Text` },
              { value: 'image', label: t`Image` },
              { value: 'video', label: t`Video` },
            ]}
          />
        </div>
        <div className="grow">
          <NumberEntry
            path={`${at}.estimatedTime`}
            label={t`Estimated time (minutes)`}
            hint={t`From ${PAGE_MINUTES_MIN} to ${PAGE_MINUTES_MAX}`}
            min={PAGE_MINUTES_MIN}
            max={PAGE_MINUTES_MAX}
            read={readPageMinutes}
          />
        </div>
      </Row>
      {page.type === 'image' && <PictureEntry path={`${at}.imageUrl`} label={t`Image address`} />}
      {page.type === 'video' && (
        <TextEntry
          path={`${at}.videoUrl`}
          label={t`Video address`}
          type="url"
          hint={
            <Trans>
              The address of a video file, starting with https://. Put what is said in it into the text: not everyone
              can hear it.
            </Trans>
          }
        />
      )}
      <RichTexts path={`${at}.content`} label={t`Content`} />
      <PageFigureEntry page={page} index={index} />
      <CheckEntry path={`${at}.isRequired`}>
        <Trans>Required (otherwise the reader sees that the page is optional)</Trans>
      </CheckEntry>
    </FieldGroup>
  )
}

function RichTexts({ path, label }: { path: string; label: string }) {
  const { t } = useLingui()
  const labels = { fr: t`${label} (French)`, en: t`${label} (English)` }
  return (
    <InBoth>
      {(language) => <RichTextEditor path={`${path}.${language}`} label={labels[language]} lang={language} />}
    </InBoth>
  )
}
