import { screen, waitFor, within } from '@testing-library/react'
import { makeModule, makePage } from 'shared/testing/make'
import { makeFigure } from 'shared/testing/make-figure'
import { beforeEach, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { main, openPage, type Page, speak } from '#testing/render'
import { world } from '#testing/world'

// jsdom has no layout, and ProseMirror asks for the position of the cursor.
const NOWHERE = Object.assign([], { item: () => null })
Range.prototype.getClientRects = () => NOWHERE
Range.prototype.getBoundingClientRect = () => ({ top: 0, bottom: 0, left: 0, right: 0 }) as DOMRect

const figure = makeFigure({ title: { fr: 'Deux gestes', en: 'Two moves' } })
const REMOVE = 'Retirer la figure «\u00a0Deux gestes\u00a0»'
const open = () => openPage('/admin?tab=modules&item=one', { user: 'admin' })
const part = async ({ user }: Page, name: RegExp) =>
  user.click(within(await main().findByRole('tablist', { name: /^Parties/ })).getByRole('tab', { name }))
const save = ({ user }: Page) => user.click(main().getByText(/^(Enregistrer|Save)$/))
const figures = () => world.modules[0]?.pages.map((page) => page.figure)

beforeEach(() => {
  world.modules = [
    makeModule({ id: 'one', title: { fr: 'Un', en: 'One' }, pages: [makePage({ figure }), makePage({ id: 'two' })] }),
  ]
})

test('a save of something else keeps the figure', async () => {
  const page = await open()
  await page.user.type(await main().findByLabelText('Titre (français)'), ' bis')
  await save(page)
  await waitFor(() => expect(world.modules[0]?.title.fr).toBe('Un bis'))
  expect(figures()).toEqual([figure, undefined])
})

test('a copy has the figure, too', async () => {
  const page = await openPage('/admin?tab=modules&item=copy-of-one', { user: 'admin' })
  await main().findByLabelText('Titre (français)')
  await save(page)
  await waitFor(() => expect(world.modules[1]?.pages[0]?.figure).toEqual(figure))
})

test('the figure is named under its page in both languages, and removed with the save', async () => {
  const page = await open()
  await part(page, /^Contenu/)
  const remove = await main().findByRole('button', { name: REMOVE })
  expect(main().getByText(/^Figure\s: Deux gestes$/)).toBeVisible()
  await speak('en')
  expect(main().getByText('Figure: Two moves')).toBeVisible()
  expect(main().getByRole('button', { name: 'Remove the figure “Two moves”' })).toBe(remove)
  await expectAccessible()
  await speak('fr')
  await page.user.click(remove)
  const said = main().getByText('La figure sera retirée à l’enregistrement.')
  expect(said).toBeVisible()
  expect(said.parentElement).toHaveFocus()
  await expectAccessible()
  await save(page)
  await waitFor(() => expect(figures()).toEqual([undefined, undefined]))
})

test('a removed figure is put back on its page, also where the page has moved', async () => {
  const page = await open()
  await part(page, /^Contenu/)
  await page.user.click(await main().findByRole('button', { name: REMOVE }))
  await page.user.click(main().getByRole('button', { name: /^Descendre.*Page 1/ }))
  await page.user.click(within(screen.getByRole('region', { name: /F8/ })).getByRole('button', { name: 'Annuler' }))
  expect(await main().findByRole('button', { name: REMOVE })).toBeVisible()
  await save(page)
  await waitFor(() => expect(world.modules[0]?.pages.map(({ id }) => id)).toEqual(['two', '01-introduction']))
  expect(figures()).toEqual([undefined, figure])
})

test('the preview draws it in the language of the preview', async () => {
  const page = await open()
  await part(page, /^Aperçu/)
  const shown = await main().findByRole('figure', { name: 'Deux gestes' })
  expect(await within(shown).findByRole('img', { name: 'Deux gestes' })).toBeVisible()
  const languages = within(main().getByRole('group', { name: 'Langue du contenu' }))
  await page.user.click(languages.getByRole('button', { name: 'English' }))
  expect(shown).toHaveAttribute('lang', 'en')
  expect(within(shown).getByText('Two moves')).toBeVisible()
})

test('a conflict names the figure that somebody has removed', async () => {
  const page = await open()
  await page.user.type(await main().findByLabelText('Titre (français)'), ' bis')
  world.modules = [
    makeModule({
      ...world.modules[0],
      pages: [makePage(), makePage({ id: 'two' })],
      updatedAt: '2026-02-01T12:00:00.000Z',
    }),
  ]
  await save(page)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Pages 1, Figure')).toBeVisible()
})
