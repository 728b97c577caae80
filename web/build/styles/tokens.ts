import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import tokens from '../../src/app/tokens.json' with { type: 'json' }

interface Tree {
  [name: string]: Tree | Value | undefined
}
type Value = { value: string | number | { _light: string; _dark: string } }
const isValue = (node: Tree | Value): node is Value => 'value' in node

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * `bg-panel` (without the hyphens of `--bg-panel`) → its value in light and dark, for colours, fonts and shadows; the
 * names are the paths of tokens.json.
 */
function variables() {
  const found = new Map<string, Value['value']>()
  const walk = (node: Tree, path: string[]) => {
    for (const [name, child] of Object.entries(node)) {
      if (!child) continue
      const here = name === 'DEFAULT' ? path : [...path, kebab(name)]
      if (isValue(child)) found.set(here.join('-'), child.value)
      else walk(child, here)
    }
  }
  walk(tokens.theme.tokens.colors, [])
  walk(tokens.theme.semanticTokens.colors as Tree, [])
  walk(tokens.theme.tokens.fonts, ['font'])
  walk(tokens.theme.semanticTokens.shadows as Tree, ['shadow'])
  return found
}

/** The `:root` rules that define every custom property that `css` uses and tokens.json contains. */
export function tokenRules(css: string) {
  const all = variables()
  const resolve = (text: string): string =>
    text.replace(/\{colors\.([\w.]+)\}/g, (_, path: string) => resolve(String(all.get(path.replaceAll('.', '-')))))
  const light: string[] = []
  const dark: string[] = []
  for (const name of new Set([...css.matchAll(/var\(--([\w-]+)\)/g)].map((match) => match[1] ?? ''))) {
    const value = all.get(name)
    if (value === undefined) continue
    if (typeof value !== 'object') light.push(`--${name}:${value}`)
    else {
      light.push(`--${name}:${resolve(value._light)}`)
      dark.push(`--${name}:${resolve(value._dark)}`)
    }
  }
  const night = dark.join(';')
  return `:root{${light.join(';')}}@media (prefers-color-scheme:dark){:root:not(.light){${night}}}:root.dark{${night}}`
}

/** A style sheet with those that it imports from beside it. */
const inlined = (path: string): string =>
  readFileSync(path, 'utf8').replace(/@import "(\.[^"]+)";/g, (_, file: string) => inlined(join(dirname(path), file)))

/** Appends the design's variables to the style sheets of the static pages, which have no Chakra to define them. */
export function staticTokens(): Plugin {
  return {
    name: 'static-tokens',
    enforce: 'pre',
    transform(code, id) {
      const path = id.split('?')[0] ?? ''
      if (!/^(?:landing|landing-page|document-page)\.css$/.test(basename(path))) return
      return { code: `${code}\n${tokenRules(inlined(path))}`, map: null }
    },
  }
}
