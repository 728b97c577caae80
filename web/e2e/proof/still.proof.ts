import { onEvery } from '../support/every-page.ts'
import { expect, register, test } from '../support/fixtures.ts'

/** Elements that are moving, and elements whose styles would animate a change. */
const moving = () => [
  ...document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => `moves: ${(animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 120)}`),
  ...[...document.querySelectorAll('body, body *')]
    .filter((element) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
      const changes = transitionDuration.split(', ').some((duration) => Number.parseFloat(duration) > 0)
      return changes || animationName !== 'none' || scrollBehavior === 'smooth'
    })
    .map((element) => `would move: ${element.outerHTML.slice(0, 120)}`)
    .slice(0, 3),
]

test('a person who asked for less motion meets none on any page', async ({ device }) => {
  const { page } = await device('fr')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await onEvery(page, 'fr', () => page.evaluate(moving))).toEqual([])
})

test('others do meet some, so that the proof can see it', async ({ device }) => {
  const { page } = await device('fr')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await register(page)
  expect(await page.evaluate(moving)).not.toEqual([])
})
