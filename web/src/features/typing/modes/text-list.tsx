import { chakra } from '@chakra-ui/react/styled-system'
import { useLingui } from '@lingui/react/macro'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Check } from 'lucide-react'
import { useId, useRef } from 'react'
import type { TypingText } from 'shared/model/content/practice-text'
import { bodyOf, titleOf } from 'shared/rules/typing/typing-presets'
import { useLanguage } from '#session/language'
import { Badge } from '#ui/badge'
import { Icon } from '#ui/icon'
import { useDifficultyName } from './use-difficulty-name'

const ROW_PX = 76
/** Height of the list in pixels. */
const LIST_PX = 360

const List = chakra('div', {
  base: {
    height: '360px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: '1px solid {colors.border}',
    borderRadius: 'lg',
    background: 'bg.panel',
    marginTop: '3',
    '& > ul': { position: 'relative' },
    '& li': {
      position: 'absolute',
      top: 0,
      left: 0,
      right: 0,
      height: '76px',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'center',
      gap: '2px 12px',
      padding: '10px 16px',
      borderBottom: '1px solid {colors.border}',
      _hover: { background: 'bg.subtle' },
    },
    '& li[data-chosen]': { background: 'accent.subtle' },
    // The button contains only the title, which is its name; `::after` makes the whole row clickable.
    '& button': {
      minWidth: 0,
      textAlign: 'left',
      cursor: 'pointer',
      outline: 'none',
      _after: { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible::after': { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '-2px' },
    },
    '& b': { display: 'flex', alignItems: 'center', gap: '6px', fontWeight: 600, minWidth: 0 },
    '& b > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .begin': {
      gridColumn: '1 / -1',
      fontSize: 'sm',
      color: 'fg.muted',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})

/** The texts to choose from. Only the rows in view and a few beside them are rendered. */
export function TextList({
  texts,
  chosen,
  onChoose,
}: {
  texts: readonly TypingText[]
  chosen: string | undefined
  onChoose: (text: TypingText) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const difficultyName = useDifficultyName()
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: texts.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: 4,
    initialRect: { width: 0, height: LIST_PX },
    // The height is fixed, so it is not measured: rows are rendered without a layout too (in a test, or while the page
    // is hidden).
    observeElementRect: (_, tell) => tell({ width: 0, height: LIST_PX }),
    getItemKey: (index) => texts[index]?.id ?? index,
  })
  return (
    <List ref={scroller}>
      <ul aria-label={t`Practice texts`} style={{ height: `${rows.getTotalSize()}px` }}>
        {rows.getVirtualItems().map(({ index, key, start }) => {
          const text = texts[index]
          if (!text) return null
          const isChosen = text.id === chosen
          return (
            <li
              key={key}
              style={{ transform: `translateY(${start}px)` }}
              aria-setsize={texts.length}
              aria-posinset={index + 1}
              data-chosen={isChosen || undefined}
            >
              <button
                type="button"
                aria-pressed={isChosen}
                aria-describedby={`${id}-${text.id}`}
                onClick={() => onChoose(text)}
              >
                <b>
                  {isChosen && <Icon of={Check} size="s" />}
                  <span>{titleOf(text, language)}</span>
                </b>
              </button>
              <Badge id={`${id}-${text.id}`}>{difficultyName(text.difficulty)}</Badge>
              <span className="begin">{bodyOf(text, language)}</span>
            </li>
          )
        })}
      </ul>
    </List>
  )
}
