import { expect, test } from 'vitest'
import { adminModules } from '../../contract/calls/admin/modules.ts'
import { modules } from '../../contract/calls/modules.ts'
import { both } from '../make.ts'
import { makeFigure } from '../make-figure.ts'
import type { Client } from './client.ts'

/** What a save does with the figures of a module's pages. */
export function pageFigures({ ok, refused, next }: Client) {
  const admin = { as: 'admin' }
  const figure = makeFigure()
  const page = { title: both('Introduction'), content: both('Words') }
  const make = (pages: object[]) =>
    ok(adminModules.create, { ...admin, body: { id: next('drawn'), title: both('A module'), pages } as never })
  const save = (id: string, body: object) => ok(adminModules.update, { ...admin, params: { id }, body: body as never })

  test('a figure is saved with its page, and a learner gets it', async () => {
    const { id, pages } = await make([{ ...page, figure }, page])
    expect(pages.map((saved) => saved.figure)).toEqual([figure, undefined])
    await save(id, { isPublished: true })
    const read = await ok(modules.one, { as: 'learner', params: { id } })
    expect(read.pages.map((saved) => saved.figure)).toEqual([figure, undefined])
    // Unpublished again, because the other parts of the suite test whatever is published.
    await save(id, { isPublished: false })
  })

  test('a save that does not name the figure of a page keeps it, also where the page has moved', async () => {
    const { id, pages } = await make([{ ...page, figure }, page])
    const without = pages.map(({ figure: _, ...rest }) => rest)
    const saved = await save(id, { pages: [...without].reverse() })
    expect(saved.pages.map((kept) => [kept.id, kept.figure])).toEqual([
      [pages[1]?.id, undefined],
      [pages[0]?.id, figure],
    ])
    expect((await save(id, { title: both('Renamed') })).pages[1]?.figure).toEqual(figure)
  })

  test('a save replaces a figure, and null removes it', async () => {
    const { id, pages } = await make([{ ...page, figure }])
    const other = makeFigure({ title: both('Another') })
    const replaced = await save(id, { pages: pages.map((each) => ({ ...each, figure: other })) })
    expect(replaced.pages[0]?.figure).toEqual(other)
    const removed = await save(id, { pages: pages.map((each) => ({ ...each, figure: null })) })
    expect(removed.pages[0]).not.toHaveProperty('figure')
    const after = await save(id, { pages: removed.pages })
    expect(after.pages[0]).not.toHaveProperty('figure')
  })

  test('a figure that could not be drawn is refused', async () => {
    const { id, pages } = await make([{ ...page, figure }])
    for (const wrong of [{ ...figure, kind: 'pie' }, { ...figure, steps: [] }, { ...figure, width: 9 }, 'drawing'])
      await refused(adminModules.update, 422, {
        ...admin,
        params: { id },
        body: { pages: pages.map((each) => ({ ...each, figure: wrong })) },
      } as never)
  })
}
