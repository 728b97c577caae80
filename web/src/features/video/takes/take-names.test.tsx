import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from '#testing/axe'
import { makeRecording } from '#testing/records'
import { deviceOf, main, openPage, speak } from '#testing/render'

const button = (name: string | RegExp) => main().getByRole('button', { name })

describe('names of recordings', () => {
  const W = {
    fr: {
      one: 'Enregistrement 1',
      two: 'Enregistrement 2',
      remove: /^Supprimer\s: /,
      delete: 'Supprimer',
      rename: /^Renommer «\sEnregistrement 2\s»$/,
      again: /^Renommer «\sMa meilleure\s»$/,
      field: 'Nom de l’enregistrement',
      save: 'Enregistrer',
      long: /^60 caractères au plus/,
    },
    en: {
      one: 'Recording 1',
      two: 'Recording 2',
      remove: /^Delete: /,
      delete: 'Delete',
      rename: 'Rename “Recording 2”',
      again: 'Rename “Ma meilleure”',
      field: 'Name of the recording',
      save: 'Save',
      long: /^60 characters at most/,
    },
  }
  test('a deletion renumbers none of the others; a name is given in place, has a limit, and stays', async () => {
    const at = Date.now()
    await deviceOf().recordings.bulkPut([
      makeRecording({ id: 'one', scenarioId: 'late-teammate', startedAt: at - 2000 }),
      makeRecording({ id: 'two', scenarioId: 'late-teammate', startedAt: at - 1000 }),
    ])
    let name = W.fr as typeof W.en | typeof W.fr
    let page = await openPage('/video-practice?scenario=late-teammate')
    expect(await main().findByText(name.one)).toBeVisible()
    const removals = main().getAllByRole('button', { name: name.remove })
    await page.user.click(removals[1] as HTMLElement)
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: name.delete }))
    await waitFor(() => expect(main().queryByText(name.one)).toBeNull())
    expect(main().getByText(name.two)).toBeVisible()

    await page.user.click(button(name.rename))
    const field = main().getByRole('textbox', { name: name.field })
    expect(field).toHaveFocus()
    await page.user.paste('x'.repeat(61))
    expect(main().getByText(name.long)).toBeVisible()
    await page.user.click(button(name.save))
    expect(await deviceOf().takeNotes.count()).toBe(0)
    await expectAccessible()
    await page.user.clear(field)
    await page.user.type(field, '  Ma   meilleure {Enter}')
    expect(await main().findByText('Ma meilleure')).toBeVisible()
    await waitFor(() => expect(button(name.again)).toHaveFocus())
    await speak('en')
    name = W.en
    await waitFor(() => expect(button(name.again)).toHaveFocus())
    page = await page.reload({ language: 'en' })
    await page.user.click(await main().findByRole('button', { name: name.again }))
    await page.user.type(main().getByRole('textbox', { name: name.field }), '!{Escape}')
    expect(main().getByText('Ma meilleure')).toBeVisible()
    await page.user.click(button(name.again))
    await page.user.clear(main().getByRole('textbox', { name: name.field }))
    await page.user.keyboard('{Enter}')
    expect(await main().findByText(name.two)).toBeVisible()
  })
})
