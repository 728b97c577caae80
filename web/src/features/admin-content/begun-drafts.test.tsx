import { configure, screen } from '@testing-library/react'
import { makeQuestion, makeQuiz, makeTestDate } from 'shared/testing/make'
import { expect, test, vi } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage } from '#testing/render'
import { world } from '#testing/world'

// The tabs and the editors are loaded when they are first opened.
configure({ asyncUtilTimeout: 5000 })
vi.setConfig({ testTimeout: 20_000 })

const W = {
  fr: {
    duplicate: /^Dupliquer.*Un$/,
    title: 'Titre (français)',
    cancel: 'Annuler',
    keep: 'Quitter et garder le brouillon',
    copy: /Une copie de «\sUn\s» a été commencée sans être enregistrée/,
    lost: /Une copie a été commencée sans être enregistrée/,
    again: 'Poursuivre',
    source: 'Source',
    edit: /^Modifier/,
    unsaved: 'Non enregistré',
    gone: /l’élément concerné n’existe plus/,
  },
  en: {
    duplicate: 'Duplicate: One',
    title: 'Title (French)',
    cancel: 'Cancel',
    keep: 'Leave, keep the draft',
    copy: 'A copy of “One” was begun and not saved.',
    lost: 'A copy was begun and not saved.',
    again: 'Take it up again',
    source: 'Source',
    edit: /^Edit/,
    unsaved: 'Not saved',
    gone: /what they belong to is no longer there/,
  },
}

test.each(['fr', 'en'] as const)(
  'a copy that was left is found again, its original there or not (%s)',
  async (language) => {
    const w = W[language]
    world.quizzes = [makeQuiz({ id: 'one', title: { fr: 'Un', en: 'One' }, questions: [makeQuestion()] })]
    const page = await openPage('/admin?tab=quizzes', { user: 'admin', language })
    await page.user.click(await main().findByRole('button', { name: w.duplicate }))
    await page.user.type(await main().findByLabelText(w.title), ' bis')
    await page.user.click(main().getByRole('button', { name: w.cancel }))
    await page.user.click(await screen.findByRole('button', { name: w.keep }))
    expect(await main().findByText(w.copy)).toBeVisible()
    await expectAccessible()
    world.quizzes = []
    const later = await page.reload()
    expect(await main().findByText(w.lost)).toBeVisible()
    await later.user.click(main().getByRole('button', { name: w.again }))
    expect(await main().findByLabelText(w.title)).toHaveValue('Un bis')
  },
)

test.each(['fr', 'en'] as const)(
  'changes to a date are marked; so are those of a date that is gone (%s)',
  async (language) => {
    const w = W[language]
    world.testDates = [
      makeTestDate({ id: 'next', date: '2099-05-13' }),
      makeTestDate({ id: 'other', date: '2099-06-13' }),
    ]
    const page = await openPage('/admin?tab=dates', { user: 'admin', language })
    await page.user.click((await main().findAllByRole('button', { name: w.edit }))[0] as HTMLElement)
    await page.user.type(await main().findByLabelText(w.source), ' twice')
    await page.user.click(main().getByRole('button', { name: w.cancel }))
    await page.user.click(await screen.findByRole('button', { name: w.keep }))
    expect(await main().findByText(w.unsaved)).toBeVisible()
    world.testDates = world.testDates.slice(1)
    await page.reload()
    expect(await main().findByText(w.gone)).toBeVisible()
    await expectAccessible()
  },
)
