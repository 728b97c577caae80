import { CONTENT_IMAGE_ADDRESS } from '../model/content/content-image.ts'
import type { Module } from '../model/content/module.ts'

const ADDRESS = new RegExp(CONTENT_IMAGE_ADDRESS, 'g')

/** The addresses of uploaded pictures that a module shows, each once. */
export function imagesOf({ coverImage, content, pages }: Pick<Module, 'coverImage' | 'content' | 'pages'>): string[] {
  const texts = pages.flatMap((page) => [page.content.fr, page.content.en, page.imageUrl ?? ''])
  return [...new Set([coverImage ?? '', content.fr, content.en, ...texts].join(' ').match(ADDRESS) ?? [])]
}
