import { Trans, useLingui } from '@lingui/react/macro'
import { useLayoutEffect, useRef, useState } from 'react'
import type { ObjectionKind } from 'shared/model/objection'
import { currentDb } from '#data/db/db'
import { objectTo, withdrawObjection } from '#data/practice/objections'
import type { StoredObjection } from '#data/practice/practice-tables'
import { Button } from '#ui/button'
import { Row } from '#ui/layout/row'
import { Stack } from '#ui/layout/stack'
import { VisuallyHidden } from '#ui/visually-hidden'
import { ObjectionDetails } from './objection-details'

/** A finding to which the learner may object. */
export interface Finding {
  evaluationId: string
  pointId: string
  kind: ObjectionKind
  /** What the finding says, for the names of its buttons. */
  name: string
  /** The sentence that was found, or empty. */
  sentence: string
}

/**
 * One press objects to a finding. Then a comment can be added and, for a key point reported as missed, the sentence
 * that makes it. The objection can be withdrawn.
 */
export function ObjectionEntry({
  finding,
  sentences,
  objection,
}: {
  finding: Finding
  /** The answer's sentences. */
  sentences: readonly string[]
  objection: StoredObjection | undefined
}) {
  const { name, ...what } = finding
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const isHere = objection !== undefined
  useLayoutEffect(() => {
    // The pressed button was removed, so the focus moves to what replaced it.
    if (!pressed.current) return
    pressed.current = false
    place.current?.querySelector<HTMLElement>(isHere ? 'p' : 'button')?.focus()
  }, [isHere])

  const object = () => {
    pressed.current = true
    setOpen(true)
    void objectTo(currentDb(), { ...what, comment: '' }, Date.now())
  }
  const withdraw = (given: StoredObjection) => {
    pressed.current = true
    setOpen(false)
    void withdrawObjection(currentDb(), given, Date.now())
  }
  const hidden = <VisuallyHidden>: {name}</VisuallyHidden>
  return (
    <div ref={place}>
      {objection === undefined ? (
        <Button tone="quiet" size="sm" onClick={object}>
          <span>
            {finding.kind === 'said' ? <Trans>I did say that</Trans> : <Trans>That is not what I meant</Trans>}
            {hidden}
          </span>
        </Button>
      ) : (
        <Stack>
          <p tabIndex={-1}>
            <b>
              <Trans>Objection saved.</Trans>
            </b>{' '}
            <Trans>
              It does not change your score; it helps to improve the evaluation. The administrator sees the sentence and
              the comment, without your name.
            </Trans>
          </p>
          {isOpen && <ObjectionDetails objection={objection} sentences={sentences} onSaved={() => setOpen(false)} />}
          {!isOpen && <Given objection={objection} />}
          <Row>
            {!isOpen && (
              <Button tone="quiet" size="sm" onClick={() => setOpen(true)}>
                <span>
                  <Trans>Edit the objection</Trans>
                  {hidden}
                </span>
              </Button>
            )}
            <Button tone="quiet" size="sm" onClick={() => withdraw(objection)}>
              <span>
                <Trans>Withdraw the objection</Trans>
                {hidden}
              </span>
            </Button>
          </Row>
        </Stack>
      )}
    </div>
  )
}

/** What the learner added. */
function Given({ objection: { kind, sentence, comment } }: { objection: StoredObjection }) {
  const { t } = useLingui()
  if (!(kind === 'said' && sentence) && !comment) return null
  return (
    <div>
      {kind === 'said' && sentence && <p>{t`“${sentence}”`}</p>}
      {comment && <p>{comment}</p>}
    </div>
  )
}
