import type { ModuleFigure } from '../model/content/figure.ts'
import type { ModulePage } from '../model/content/module.ts'

/** A page as it is saved: without `figure` it keeps the stored one, with null it has none. */
export type GivenPage = Omit<ModulePage, 'figure'> & { figure?: ModuleFigure | null | undefined }

/** The pages with the figures that they have after the save; `stored` are the pages before it. */
export const withFigures = (pages: readonly GivenPage[], stored: readonly ModulePage[]): ModulePage[] =>
  pages.map(({ figure: given, ...page }) => {
    const figure = given === undefined ? stored.find(({ id }) => id === page.id)?.figure : given
    return figure ? { ...page, figure } : page
  })
