import { expect, test } from 'vitest'
import { makeModule } from '../testing/make.ts'
import { imagesOf } from './content-images.ts'

const name = (digit: string, type = 'webp') => `/content-images/${digit.repeat(32)}.${type}`

test('the pictures of a module: its cover, its texts in both languages, its picture pages, each once', () => {
  const [page] = makeModule().pages
  if (!page) throw new Error('a module has a page')
  const module = makeModule({
    coverImage: name('a'),
    content: { fr: `<img src="${name('b')}" alt="">`, en: '' },
    pages: [
      { ...page, content: { fr: `<img src="${name('c', 'png')}">`, en: `<img src="${name('d', 'jpeg')}">` } },
      { ...page, type: 'image', imageUrl: name('e'), content: { fr: `<img src="${name('a')}">`, en: '' } },
    ],
  })
  expect(imagesOf(module)).toEqual([name('a'), name('b'), name('c', 'png'), name('d', 'jpeg'), name('e')])
})
test.each(['https://example.org/a.png', `/content-images/${'a'.repeat(31)}.webp`, '/content-images/x.svg'])(
  '%s is none of them',
  (address) => expect(imagesOf(makeModule({ coverImage: address }))).toEqual([]),
)
