import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { paths } from '../src/app/paths.ts'
import { readRoute, routeScreens } from './route-screens.ts'

const SRC = join(import.meta.dirname, '../src')

describe('the screens of the addresses', () => {
  const found = routeScreens(readRoute)

  test('every address of the app has one, which exists', () => {
    expect(found.map(({ path }) => path)).toEqual(Object.values(paths))
    expect(found.filter(({ screen }) => !existsSync(join(SRC, `${screen}.tsx`)))).toEqual([])
  })

  test('an address opens the screen that its route names, with the words of that feature', () => {
    const of = (path: string) => found.find((row) => row.path === path)
    expect(of('/quizzes')).toMatchObject({ area: 'quizzes', screen: 'features/quizzes/list/quiz-list-screen' })
    expect(of('/learning/$id')).toMatchObject({ area: 'learning', screen: 'features/learning/module-reader-screen' })
  })

  test('a component that chooses between screens stands for the first', () => {
    expect(found.find(({ path }) => path === '/')?.screen).toBe('features/dashboard/dashboard-screen')
  })

  test('an address without a screen stops the build and is named', () => {
    const without = (file: string) =>
      file === 'routes.tsx' ? readRoute(file).replace('paths.terms', '"/terms"') : readRoute(file)
    expect(() => routeScreens(without)).toThrow('paths.terms (/terms)')
  })
})
