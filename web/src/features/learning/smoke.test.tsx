import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '#testing/render'

for (let i = 0; i < 4; i++)
test('a', async () => {
  let t = performance.now()
  const page = await openPage('/learning-demo')
  console.log('open', performance.now() - t); t = performance.now()
  await screen.findByText('Comprendre le test')
  console.log('text', performance.now() - t); t = performance.now()
  await screen.findByRole('heading', { level: 1, name: 'Apprentissage' })
  console.log('find', performance.now() - t); t = performance.now()
  screen.getByRole('heading', { level: 1, name: 'Apprentissage' })
  console.log('getrole', performance.now() - t); t = performance.now()
  screen.getByRole('button', { name: 'Tous' })
  console.log('getrole button', performance.now() - t); t = performance.now()
  screen.getByRole('button', { name: 'Tous', hidden: true })
  console.log('getrole hidden', performance.now() - t); t = performance.now()
  await page.user.click(screen.getByRole('button', { name: 'Avancé' }))
  console.log('click', performance.now() - t); t = performance.now()
  console.log(document.querySelectorAll('style').length, [...document.styleSheets].reduce((n, s) => n + s.cssRules.length, 0))
})
