import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { system } from '../../src/app/theme.ts'
import { child, children, isNode, type Node, StaticValues, walk } from './static-value.ts'

const SRC = join(import.meta.dirname, '../../src/')
const CHAKRA = '@chakra-ui/react/styled-system'
const SHEET = 'virtual:chakra.css'
/** The id under which Vite knows `virtual:chakra.css…`; its extension makes it a style sheet. */
const sheetId = (id: string) => id.replace('virtual:', '/@').concat('.css')
/**
 * The cascade layers of a recipe: that of a component, of one that is based on it, and of one that is based on that
 * one. A component cannot be styled again more often.
 */
const DEPTHS = ['recipes', 'recipes1', 'recipes2']
/** Begins every sheet, so that the layers have the same order whichever sheet loads first. */
const LAYERS = `@layer reset, base, tokens, ${DEPTHS.join(', ')};\n`

// Emotion's serializer and preprocessor, as Chakra uses them in the browser; pnpm does not expose them to this package.
const emotion = createRequire(createRequire(import.meta.url).resolve('@emotion/react'))
const { serializeStyles } = emotion('@emotion/serialize') as { serializeStyles(styles: unknown[]): { styles: string } }
const { compile, serialize, stringify } = createRequire(emotion.resolve('@emotion/cache'))('stylis') as {
  compile(css: string): StylisElement[]
  serialize(elements: StylisElement[], step: Step): string
  stringify: Step
}
/** A rule, at-rule or declaration of a sheet; `props` is the property name of a declaration. */
interface StylisElement {
  type: string
  props: string | string[]
  children: StylisElement[] | string
}
type Step = (element: StylisElement, index: number, children: StylisElement[], step: Step) => string
const cssText = (styles: unknown, selector?: string) => {
  const text = serializeStyles([styles]).styles
  return text ? serialize(compile(selector ? `${selector}{${text}}` : text), stringify) : ''
}

/** Keeps only the rules that decide whether an element is displayed; without layers, which jsdom does not support. */
const hidingStep: Step = (element, index, siblings, step) => {
  if (element.type === 'decl' && !/^(display|visibility)$/.test(String(element.props))) return ''
  if (element.type === '@layer' && typeof element.children !== 'string') return serialize(element.children, step)
  return stringify(element, index, siblings, step)
}
const HIDES = /display:none|visibility:hidden/
const hidingPart = (sheet: readonly string[]) =>
  sheet.some((text) => HIDES.test(text)) ? serialize(compile(sheet.join('')), hidingStep) : ''

const classOf = (text: string) =>
  `s${createHash('sha256').update(text).digest('base64url').replace(/[-_]/g, '').slice(0, 6)}`

interface Recipe {
  base?: object
  variants?: Record<string, Record<string, object>>
  defaultVariants?: Record<string, unknown>
  compoundVariants?: unknown
}

/** Adds one rule set to the sheet of its file and returns its class name; equal rules have the same name everywhere. */
function classFor(styles: object, sheet: string[], depth?: number) {
  if (Object.keys(styles).length === 0) return undefined
  const rules = depth === undefined ? system.css(styles) : system.cva({ base: styles })({})
  const name = classOf(JSON.stringify(rules) + (depth ?? ''))
  const text = cssText(rules, `.${name}`)
  sheet.push(depth ? text.replaceAll('@layer recipes{', `@layer ${DEPTHS[depth]}{`) : text)
  return text && name
}

/**
 * The greatest length, in characters, of a value that is written in place of its variable. A value that differs between
 * light and dark is never written in place.
 */
const INLINE_MAX = 40

/** Chakra defines every token as a variable in the layer `tokens`; most of them are not needed. */
class TokenVariables {
  readonly #globals = cssText(system._global)
  readonly #declared = new Map<string, Set<string>>()
  constructor() {
    for (const [, name = '', value = ''] of this.#globals.matchAll(/(--chakra-[\w-]+):([^;}]*)/g))
      this.#declared.set(name, (this.#declared.get(name) ?? new Set()).add(value))
  }

  /** Replaces variables by their constant values, and removes what Chakra adds for components that are not used. */
  plain(css: string): string {
    const written = css
      .replace(/--bg-currentcolor:[^;}]*;?/g, '')
      // Alternative selectors that Situ does not use: states given as attributes, and a theme for a part of the page.
      .replace(/:is\((:[\w-]+)(, ?(\[data-[\w-]+\]))+\)/g, '$1')
      .replace(/(:disabled)(, ?\[data-disabled\])+/g, '$1')
      .replace(/, ?\.dark \.chakra-theme:not\(\.light\)[^,{]*/g, '')
      // The fonts of the tokens have fallbacks of their own.
      .replace(/--font-(mono-)?fallback:[^;}]*;?|,\s*var\(--font-(mono-)?fallback\)/g, '')
      .replace(/var\((--chakra-[\w-]+)\)/g, (all, name: string) => {
        const [value, another] = this.#declared.get(name) ?? []
        return value === undefined || another !== undefined || value.length > INLINE_MAX ? all : value
      })
    return written === css ? css : this.plain(written)
  }

  /** Reset, global styles, and the variables that `used` or they themselves refer to. */
  globals(used: string) {
    const css = this.plain(this.#globals)
    const at = css.indexOf('@layer tokens{')
    const needed = new Set<string>()
    const need = (text: string) => {
      for (const [name] of text.matchAll(/--chakra-[\w-]+/g))
        if (!needed.has(name)) {
          needed.add(name)
          for (const value of this.#declared.get(name) ?? []) need(this.plain(value))
        }
    }
    need(css.slice(0, at) + this.plain(used))
    const kept = css
      .slice(at)
      .replace(/(--chakra-[\w-]+):[^;}]*;?/g, (all, name: string) => (needed.has(name) ? all : ''))
    return css.slice(0, at) + kept
  }
}

/**
 * Runs Chakra at build instead of in the browser: recipes and `css` props become classes in style sheets beside the
 * chunk that uses them, and chakra-runtime.ts replaces the library. Development and screen tests run the same code, so
 * that they show what a learner sees. Because jsdom evaluates style sheets slowly, tests get only the rules that hide
 * something (`hiding`).
 */
export function chakraAtBuild({ only }: { only?: 'hiding' } = {}): Plugin {
  const values = new StaticValues(SRC)
  const variables = new TokenVariables()
  const sheets = new Map<string, string[]>()
  /** Sources that use a variable themselves, in a `style`. */
  const inlineStyles: string[] = []
  const isChakra = (node: Node, file: string) =>
    node.type === 'CallExpression' &&
    child(node, 'callee').name === 'chakra' &&
    values.source(file).imports.get('chakra')?.from === CHAKRA
  /** The number of styled components on which this one is based. */
  const depthOf = (node: Node, file: string): number => {
    const tag = children(node, 'arguments')[0]
    const found = tag?.type === 'Identifier' ? values.definition(String(tag.name), file) : undefined
    return found && isChakra(found.node, found.file) ? 1 + depthOf(found.node, found.file) : 0
  }

  function compileFile(file: string, given?: string) {
    const { code, program } = values.source(file, given)
    const sheet: string[] = []
    const edits: { start: number; end: number; text: string }[] = []
    for (const node of walk(program)) {
      if (isChakra(node, file)) {
        const recipe = children(node, 'arguments')[1]
        if (!recipe) continue
        const text = JSON.stringify(classesOf(values.value(recipe, file) as Recipe, sheet, depthOf(node, file), file))
        edits.push({ start: recipe.start, end: recipe.end, text })
      }
      if (node.type === 'JSXAttribute' && child(node, 'name').name === 'css' && isNode(node.value)) {
        const styles = values.value(child(node.value, 'expression'), file) as object
        edits.push({
          start: node.value.start,
          end: node.value.end,
          text: JSON.stringify(classFor(styles, sheet) ?? ''),
        })
      }
    }
    sheets.set(file, sheet)
    if (code.includes('--chakra-')) inlineStyles.push(code)
    let compiled = code
    for (const { start, end, text } of edits.sort((a, b) => b.start - a.start)) {
      // Keeps the number of lines, so that line numbers below stay right without a source map.
      const lines = code.slice(start, end).replace(/[^\n]+/g, '')
      compiled = compiled.slice(0, start) + text + lines + compiled.slice(end)
    }
    return { compiled, sheet }
  }

  const isSource = (file: string) =>
    file.startsWith(SRC) && /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.startsWith(`${SRC}testing/`)
  /** Which variables are used is known only after all sources were read. */
  function compileAll() {
    for (const name of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
      const file = join(SRC, name)
      if (isSource(file) && !sheets.has(file)) compileFile(file)
    }
  }

  return {
    name: 'chakra-at-build',
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith(SHEET)) return only ? `\0${id}` : sheetId(id)
      if (id === CHAKRA && importer?.startsWith(SRC)) return join(import.meta.dirname, 'chakra-runtime.ts')
    },
    load(id) {
      if (id === join(SRC, 'app/theme.ts')) return `${only ? '' : `import '${SHEET}'\n`}export const system = undefined`
      if (id.startsWith(`\0${SHEET}?`)) {
        const text = JSON.stringify(hidingPart(sheets.get(join(SRC, id.slice(SHEET.length + 2))) ?? []))
        return `document.head.append(Object.assign(document.createElement('style'), { textContent: ${text} }))`
      }
      if (!id.startsWith('/@chakra.css')) return
      const file = /\?(.*)\.css$/.exec(id)?.[1]
      if (!file) compileAll()
      if (file) return LAYERS + variables.plain((sheets.get(join(SRC, file)) ?? []).join('\n'))
      return LAYERS + variables.globals([...sheets.values()].flat().join('') + inlineStyles.join(''))
    },
    transform(code, id) {
      if (!isSource(id)) return
      const { compiled, sheet } = compileFile(id, code)
      const hasSheet = only ? sheet.some((text) => HIDES.test(text)) : sheet.length > 0
      if (!hasSheet) return compiled === code ? undefined : { code: compiled, map: null }
      return { code: `import '${SHEET}?${id.slice(SRC.length)}';${compiled}`, map: null }
    },
    /** In development: a changed source updates its own sheet and the one with the variables. */
    async hotUpdate({ file, modules, read }) {
      if (!isSource(file)) return
      compileFile(file, await read())
      const sheetIds = [sheetId(`${SHEET}?${file.slice(SRC.length)}`), sheetId(SHEET)]
      return [...modules, ...sheetIds.flatMap((id) => this.environment.moduleGraph.getModuleById(id) ?? [])]
    },
  }
}

function classesOf(recipe: Recipe, sheet: string[], depth: number, file: string) {
  if (recipe.compoundVariants) throw new Error(`${file}: compound variants are not compiled`)
  const base = classFor(recipe.base ?? {}, sheet, depth)
  const variants = Object.fromEntries(
    Object.entries(recipe.variants ?? {}).map(([name, options]) => [
      name,
      Object.fromEntries(Object.entries(options).map(([option, styles]) => [option, classFor(styles, sheet, depth)])),
    ]),
  )
  return { base, variants, defaults: recipe.defaultVariants }
}
