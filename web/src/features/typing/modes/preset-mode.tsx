import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { byLanguage } from 'shared/model/languages'
import { bodyOf, findTexts, titleOf } from 'shared/rules/typing/typing-presets'
import { usePracticeTexts } from '#data/library/practice-texts'
import type { TypingView } from '#data/typing/typing-view'
import { useLanguage } from '#session/language'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/feedback/empty-state'
import { Loading } from '#ui/feedback/loading'
import { Notice } from '#ui/feedback/notice'
import { TextField } from '#ui/form/text-field'
import { TypingDesk } from '../typing-desk'
import { BUILTIN_TEXTS } from './builtin-texts'
import { TextList } from './text-list'
import { useDifficultyName } from './use-difficulty-name'

const Chooser = chakra('section', {
  base: {
    marginTop: '8',
    '& > h3': { fontWeight: 600, marginBottom: '2' },
    '& > .count': { fontSize: 'sm', color: 'fg.subtle', marginTop: '2' },
  },
})

/** As high as most of a screen, so that the text, when it has come, pushes nothing away that is being read. */
const Room = chakra('div', { base: { minHeight: '80dvh' } })

/** The available texts: a search, a list, and the selected one in the typing area. */
export function PresetMode({
  view,
  chosen,
  onChoose,
}: {
  view: TypingView
  /** Id of the text; by default the first one. */
  chosen: string | undefined
  onChoose: (id: string) => void
}) {
  const { t } = useLingui()
  const language = useLanguage()
  const difficultyName = useDifficultyName()
  const { texts: found, failed, again } = usePracticeTexts()
  const [search, setSearch] = useState('')
  const [useDefaults, setUseDefaults] = useState(false)
  const texts = useDefaults || failed ? BUILTIN_TEXTS : found
  const text = texts?.find(({ id }) => id === chosen) ?? texts?.[0]
  const shown = texts && findTexts(texts, search, language)
  if (!texts)
    return (
      <Room>
        <Loading />
      </Room>
    )
  if (texts.length === 0 || !text)
    return (
      <EmptyState
        title={<Trans>No text available.</Trans>}
        action={
          <Button onClick={() => setUseDefaults(true)}>
            <Trans>Use the default texts</Trans>
          </Button>
        }
      >
        <Trans>Two texts are always available.</Trans>
      </EmptyState>
    )
  return (
    <>
      <TypingDesk
        key={text.id}
        view={view}
        active={{
          body: bodyOf(text, language),
          title: titleOf(text, language),
          titles: byLanguage((each) => titleOf(text, each)),
          language,
          textType: 'preset',
          badge: difficultyName(text.difficulty),
        }}
      />
      <Chooser aria-label={t`Choose a text`}>
        <h3>
          <Trans>Choose a text</Trans>
        </h3>
        {failed && (
          <Notice
            tone="warning"
            role="status"
            action={
              <Button size="sm" onClick={again}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>The texts couldn’t be loaded. Here are two to start with.</Trans>
          </Notice>
        )}
        <TextField
          type="search"
          label={<Trans>Search in titles and texts</Trans>}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p className="count" role="status">
          {shown && (
            <Plural value={shown.length} one={`# of ${texts.length} texts`} other={`# of ${texts.length} texts`} />
          )}
        </p>
        {shown?.length === 0 ? (
          <EmptyState
            drawing="search"
            title={<Trans>No text found for “{search.trim()}”</Trans>}
            action={
              <Button onClick={() => setSearch('')}>
                <Trans>Clear the search</Trans>
              </Button>
            }
          />
        ) : (
          shown && (
            <TextList
              texts={shown}
              chosen={text.id}
              onChoose={({ id }) => {
                onChoose(id)
                scrollTo({ top: 0 })
              }}
            />
          )
        )}
      </Chooser>
    </>
  )
}
