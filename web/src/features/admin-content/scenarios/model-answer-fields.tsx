import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import type { Bilingual } from 'shared/model/bilingual'
import type { ModelAnswer } from 'shared/model/content/rubric'
import { Button } from '#ui/button'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { Stack } from '#ui/layout/stack'
import { FieldGroup } from '../editor/field-group'
import { BilingualEntry, InBoth, NumberEntry, TextEntry } from '../editor/form-fields'
import { useFormPlace } from '../editor/use-form-place'
import { useRemoval } from '../list/use-removal'
import { blankModelAnswer } from './scenario-form'

const WPM_MAX = 400
const readWpm = (text: string) => Math.min(WPM_MAX, Math.max(1, Math.round(Number(text)) || 50))

/** Model answers of several lengths, and a note on what distinguishes an adequate answer from an excellent one. */
export function ModelAnswerFields() {
  const { t } = useLingui()
  const { value: answers, set } = useFormPlace<ModelAnswer[] | null>('modelAnswers')
  const commentary = useFormPlace<Bilingual | null>('commentary')
  const all = answers ?? []
  const remove = useRemoval('modelAnswers')
  return (
    <Stack css={{ gap: '5', marginTop: '4' }}>
      {all.map((_, i) => {
        const name = t`Model answer ${i + 1}`
        const at = `modelAnswers.${i}`
        return (
          <FieldGroup
            // biome-ignore lint/suspicious/noArrayIndexKey: its pace can be edited
            key={i}
            title={name}
            help={<Trans>The answers to the two questions, with an empty line between them.</Trans>}
            actions={<IconButton icon={Trash2} label={t`Remove: ${name}`} onClick={() => remove(i, name)} />}
          >
            <NumberEntry path={`${at}.wpm`} label={t`Words per minute`} min={1} max={WPM_MAX} read={readWpm} />
            <InBoth>
              {(language) => (
                <TextEntry
                  path={`${at}.${language}`}
                  label={{ fr: t`Answer (French)`, en: t`Answer (English)` }[language]}
                  lang={language}
                  rows={7}
                  serif
                />
              )}
            </InBoth>
          </FieldGroup>
        )
      })}
      <div>
        <Button onClick={() => set([...all, blankModelAnswer()])}>
          <Icon of={Plus} size="s" />
          <Trans>Add a model answer</Trans>
        </Button>
      </div>
      {commentary.value ? (
        <FieldGroup
          title={<Trans>Commentary</Trans>}
          actions={<IconButton icon={Trash2} label={t`Remove the commentary`} onClick={() => commentary.set(null)} />}
        >
          <BilingualEntry
            path="commentary"
            label={t`Commentary`}
            hint={<Trans>What separates an adequate answer from an excellent one, in 2 to 4 sentences</Trans>}
            rows={4}
          />
        </FieldGroup>
      ) : (
        <div>
          <Button onClick={() => commentary.set({ fr: '', en: '' })}>
            <Icon of={Plus} size="s" />
            <Trans>Add a commentary</Trans>
          </Button>
        </div>
      )}
    </Stack>
  )
}
