import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Icon } from '#ui/icon'
import { Page } from '#ui/page'
import { PageSection } from '#ui/page-section'
import { evaluatorVersion } from './evaluate'

const Text = chakra('div', {
  base: {
    maxWidth: '66ch',
    '& > * + *': { marginTop: '3' },
    '& > ul': { listStyle: 'disc', paddingLeft: '5', display: 'flex', flexDirection: 'column', gap: '2' },
  },
})

/** `/practice/how-scores-are-made`: where a practice score comes from, and what it does not say. */
export function TransparencyScreen() {
  const { t } = useLingui()
  const [version, setVersion] = useState('')
  useEffect(() => {
    evaluatorVersion()
      .then(setVersion)
      .catch(() => {})
  }, [])
  return (
    <Page
      title={t`How scores are made`}
      crumb={
        <Link to="/practice">
          <Icon of={ArrowLeft} size="s" />
          <Trans>AI scenario practice</Trans>
        </Link>
      }
      lead={<Trans>In plain words: what Situ AI looks at, what it does not, and how far to believe it.</Trans>}
    >
      <PageSection title={<Trans>What it looks at</Trans>}>
        <Text>
          <p>
            <Trans>
              Situ AI is a small program, not a large language model. It runs on your device; the same answer always
              gets the same score.
            </Trans>
          </p>
          <ul>
            <li>
              <Trans>
                Phrases. About 3,800 practice answers were written for this purpose and rated by those who wrote them,
                and some 1,800 more in two forms, of which mostly one is better. The program has learned from them which
                turns of phrase come with high and with low ratings, in French and in English.
              </Trans>
            </li>
            <li>
              <Trans>
                The scenario’s own list: what one looks for in an answer to it, and what would lower the score.
              </Trans>
            </li>
            <li>
              <Trans>
                Guards: an answer that copies the situation, repeats itself, lists key words, speaks to whoever
                evaluates, is about something else, or would harm somebody, is held at a low score, and the result says
                why.
              </Trans>
            </li>
            <li>
              <Trans>
                Marked sentences. Ten dimensions are looked for sentence by sentence: these marks explain the score, and
                a good sentence can go unseen.
              </Trans>
            </li>
          </ul>
        </Text>
      </PageSection>
      <PageSection title={<Trans>What does not count</Trans>}>
        <Text>
          <ul>
            <li>
              <Trans>Spelling, accents and typing mistakes</Trans>
            </li>
            <li>
              <Trans>Length for its own sake; only very short answers are held back</Trans>
            </li>
            <li>
              <Trans>Your name, your device, your plan, your earlier scores</Trans>
            </li>
            <li>
              <Trans>Of a spoken answer: the voice and the accent; its words alone are read</Trans>
            </li>
          </ul>
        </Text>
      </PageSection>
      <PageSection title={<Trans>What a score is not</Trans>}>
        <Text>
          <p>
            <Trans>
              It is a practice score. It predicts neither the result of the real test nor an admission, and Situ names
              no quartile. On the real test people rate, and several of them.
            </Trans>
          </p>
          <p>
            <Trans>
              One answer says little: the same person answers one scenario well and the next one less well. That is why
              there is a band around the score, and a mean only over seven different scenarios.
            </Trans>
          </p>
        </Text>
      </PageSection>
      <PageSection title={<Trans>Known limits</Trans>}>
        <Text>
          <ul>
            <li>
              <Trans>
                Few people’s ratings, and no trained raters’: others would have rated some answers differently.
              </Trans>
            </li>
            <li>
              <Trans>An unusual wording, irony or a very personal example can be misread.</Trans>
            </li>
            <li>
              <Trans>
                A word with a slip of the finger is a word that it does not know: many of them can move a score a
                little.
              </Trans>
            </li>
            <li>
              <Trans>
                A story about yourself that answers another personal question is not always recognised as such.
              </Trans>
            </li>
            <li>
              <Trans>It recognises how a good answer is worded. It does not check facts or law.</Trans>
            </li>
            <li>
              <Trans>A scenario without a list of its own is judged by phrases alone.</Trans>
            </li>
            <li>
              <Trans>Who writes for the program rather than for the people in the situation misleads both.</Trans>
            </li>
          </ul>
        </Text>
      </PageSection>
      <PageSection title={<Trans>Your answers</Trans>}>
        <Text>
          <p>
            <Trans>
              They are evaluated on your device and kept in your account, so that your other devices show them. They are
              sent to an assistant only when you ask one.
            </Trans>
          </p>
        </Text>
      </PageSection>
      <PageSection title={<Trans>Version</Trans>}>
        <Text>
          <p>
            {version && <Trans>Evaluator {version}.</Trans>}{' '}
            <Trans>Every stored score keeps the version that made it.</Trans>
          </p>
        </Text>
      </PageSection>
    </Page>
  )
}
