import { chakra } from '@chakra-ui/react/styled-system'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { countWords } from 'shared/rules/practice/count-words'
import { currentDb, unlessClosed, wasLeft } from '#data/db/db'
import { readExercise, saveExercise } from '#data/drafts/exercises'
import { useLanguage } from '#session/language'
import { Field } from '#ui/form/field'
import { Textarea } from '#ui/form/textarea'

const Place = chakra('div', { base: { maxWidth: 'measure' } })

/** A field for the exercise of a page. Its text is stored on this device only, and restored at the next visit. */
export function ExerciseField({ moduleId, pageId }: { moduleId: string; pageId: string }) {
  const [db] = useState(currentDb)
  const language = useLanguage()
  const [text, setText] = useState<string>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let current = true
    readExercise(db, moduleId, pageId)
      .then((found) => current && setText(found))
      .catch(unlessClosed(db))
    return () => {
      current = false
    }
  }, [db, moduleId, pageId])
  const write = async (next: string) => {
    setText(next)
    try {
      await saveExercise(db, moduleId, pageId, next)
      setFailed(false)
    } catch {
      if (!wasLeft(db)) setFailed(true)
    }
  }
  if (text === undefined) return null
  const hint =
    text.trim() === '' ? (
      <Trans>It stays on this device; nobody else reads it.</Trans>
    ) : (
      <Trans>
        <Plural value={countWords(text)} one="# word" other="# words" />, saved on this device
      </Trans>
    )
  return (
    <Place>
      <Field
        label={<Trans>Your text for the exercise</Trans>}
        hint={hint}
        error={failed && <Trans>Not saved: this device is full</Trans>}
      >
        {(control) => (
          <Textarea
            {...control}
            serif
            lang={language}
            rows={5}
            value={text}
            onChange={(event) => void write(event.currentTarget.value)}
          />
        )}
      </Field>
    </Place>
  )
}
