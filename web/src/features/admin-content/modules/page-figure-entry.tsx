import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ModuleFigure } from 'shared/model/content/figure'
import { pick } from '#i18n/pick'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { toast } from '#ui/feedback/toast'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout/row'
import { useFormPlace } from '../editor/use-form-place'
import type { PageForm } from './module-form'

/**
 * Removes the figure of a page; while the message about it is shown, it can be put back on its page, even where that
 * page has moved. A page without an id, which is new or in a copy, is found by its index.
 */
function useFigureRemoval(index: number) {
  const { t } = useLingui()
  const place = useFormPlace<PageForm[]>('pages')
  const latest = useRef<typeof place>(undefined)
  useEffect(() => {
    latest.current = place
    return () => {
      latest.current = undefined
    }
  })
  return (figure: ModuleFigure, name: string) => {
    const id = place.value[index]?.id
    const withFigure = (pages: readonly PageForm[], next: ModuleFigure | null) =>
      pages.map((page, i) => ((id === undefined ? i === index : page.id === id) ? { ...page, figure: next } : page))
    place.set(withFigure(place.value, null))
    // Does nothing once the form was left: its content is then saved or in the draft.
    const putBack = () => latest.current?.set(withFigure(latest.current.value, figure))
    toast({ title: t`Removed`, description: name, action: { label: t`Undo`, onPress: putBack } })
  }
}

/** Names the figure of a page, which can be removed; figures are written in the files of the content. */
export function PageFigureEntry({ page, index }: { page: PageForm; index: number }) {
  const { t } = useLingui()
  const language = useLanguage()
  const remove = useFigureRemoval(index)
  const group = useRef<HTMLDivElement>(null)
  const { figure } = page
  if (!figure && figure !== null) return null
  const title = figure && pick(figure.title, language)
  return (
    // The focus stays here when the button disappears.
    <div ref={group} tabIndex={-1}>
      {figure && title ? (
        <Row spread>
          <p>
            <Trans>Figure: {title}</Trans>
          </p>
          <Button
            aria-label={t`Remove the figure “${title}”`}
            onClick={() => {
              remove(figure, title)
              group.current?.focus()
            }}
          >
            <Icon of={Trash2} size="s" />
            <Trans>Remove the figure</Trans>
          </Button>
        </Row>
      ) : (
        <p>
          <Trans>The figure will be removed when you save.</Trans>
        </p>
      )}
    </div>
  )
}
