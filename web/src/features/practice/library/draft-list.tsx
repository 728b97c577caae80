import { chakra } from '@chakra-ui/react/styled-system'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { PenLine, Trash2 } from 'lucide-react'
import type { Scenario } from 'shared/model/content/scenario'
import { countWords } from 'shared/rules/practice/count-words'
import { currentDb } from '#data/db/db'
import { forgetDraft } from '#data/drafts/drafts'
import { type OpenDraft, restoreDraft, useOpenDrafts } from '#data/drafts/open-drafts'
import { formatMoment } from '#i18n/format'
import { useLanguage } from '#session/language'
import { toast } from '#ui/feedback/toast'
import { Icon } from '#ui/icon'
import { IconButton } from '#ui/icon-button'
import { useScenarioTitle } from '#ui/labels/use-scenario-title'
import { List } from '#ui/layout/list'
import { PageSection } from '#ui/layout/page-section'
import { LinkButton } from '#ui/link-button'

const Drafts = chakra(List, {
  base: {
    '& > li': { flexWrap: 'wrap' },
    '& .words': {
      color: 'fg.muted',
      fontSize: 'sm',
      lineClamp: 2,
      overflowWrap: 'anywhere',
      marginTop: '1',
    },
    '& .acts': {
      display: 'flex',
      flex: { base: '1 0 100%', sm: 'none' },
      justifyContent: 'flex-end',
      gap: '1',
    },
  },
})

const textOf = ({ draft }: OpenDraft) => [...draft.answers, draft.spoken].filter((part) => part.trim() !== '').join(' ')

/**
 * The open drafts, each of which can be continued or discarded; renders nothing if there are none. `chosen` is the id
 * of the scenario on screen, whose draft is left out.
 */
export function DraftList({ scenarios, chosen }: { scenarios: readonly Scenario[]; chosen: string | undefined }) {
  const { t } = useLingui()
  const language = useLanguage()
  const titleOf = useScenarioTitle(language)
  const drafts = useOpenDrafts()
  const now = new Date()
  const open = (drafts ?? []).flatMap((one) => {
    const scenario = scenarios.find(({ id }) => id === one.scenarioId)
    return scenario && scenario.id !== chosen ? [{ ...one, title: titleOf(scenario) }] : []
  })
  if (open.length === 0) return null
  const discard = async (draft: OpenDraft) => {
    const db = currentDb()
    await forgetDraft(db, draft.scenarioId)
    toast({
      tone: 'success',
      title: t`Draft discarded`,
      action: {
        label: t`Undo`,
        onPress: async () => {
          if (!(await restoreDraft(db, draft)))
            toast({ tone: 'warning', title: t`This scenario has a newer draft: it was kept.` })
        },
      },
    })
  }
  return (
    <PageSection
      title={<Trans>Answers in progress</Trans>}
      help={plural(open.length, { one: '# draft on this device', other: '# drafts on this device' })}
    >
      <Drafts>
        {open.map((one) => {
          const { scenarioId, title, writtenAt } = one
          const text = textOf(one)
          return (
            <li key={scenarioId}>
              <Icon of={PenLine} />
              <span className="grow">
                <b>{title}</b>
                <small>
                  {writtenAt > 0 && <>{formatMoment(language, writtenAt, now)} · </>}
                  {plural(countWords(text), { one: '# word', other: '# words' })}
                </small>
                <span className="words">{text.slice(0, 240)}</span>
              </span>
              <span className="acts">
                <LinkButton
                  to="/practice"
                  search={{ scenario: scenarioId } as never}
                  size="sm"
                  aria-label={t`Continue: ${title}`}
                >
                  <Trans>Continue</Trans>
                </LinkButton>
                <IconButton icon={Trash2} label={t`Discard: ${title}`} onClick={() => void discard(one)} />
              </span>
            </li>
          )
        })}
      </Drafts>
    </PageSection>
  )
}
