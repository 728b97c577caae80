import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree; its fields depend on `type`. */
export interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}
export interface Source {
  code: string
  program: Node
  /** Top-level constants, and what each import refers to. */
  constants: Map<string, Node>
  imports: Map<string, { from: string; name: string }>
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A node and every node below it, parents first. */
export function* walk(node: Node): Generator<Node> {
  yield node
  for (const field of Object.values(node))
    for (const child of Array.isArray(field) ? field : [field]) if (isNode(child)) yield* walk(child)
}

// Accessors for the fields of a node type, because the parser's own types are one large union.
export const child = (node: Node, field: string) => node[field] as Node
export const children = (node: Node, field: string) => (node[field] ?? []) as Node[]
const nameOf = (node: Node) => String(node.name ?? node.value)

/** Reads the sources below `root` and evaluates constant expressions in them, across files. */
export class StaticValues {
  readonly #root: string
  readonly #sources = new Map<string, Source>()
  constructor(root: string) {
    this.#root = root
  }

  source(file: string, given?: string): Source {
    const known = this.#sources.get(file)
    const code = given ?? known?.code ?? readFileSync(file, 'utf8')
    if (known?.code === code) return known
    const program = parseSync(file, code).program as unknown as Node
    const source: Source = { code, program, constants: new Map(), imports: new Map() }
    for (const statement of children(program, 'body')) {
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      if (isNode(declaration) && declaration.type === 'VariableDeclaration')
        for (const one of children(declaration, 'declarations'))
          if (isNode(one.init)) source.constants.set(nameOf(child(one, 'id')), one.init)
      if (statement.type === 'ImportDeclaration')
        for (const one of children(statement, 'specifiers'))
          if (one.type === 'ImportSpecifier')
            source.imports.set(nameOf(child(one, 'local')), {
              from: String(child(statement, 'source').value),
              name: nameOf(child(one, 'imported')),
            })
    }
    this.#sources.set(file, source)
    return source
  }

  /**
   * The expression of a top-level name and the file that contains it; undefined for names of packages and for names
   * that are not declared or imported by name.
   */
  definition(name: string, file: string): { node: Node; file: string } | undefined {
    const { constants, imports } = this.source(file)
    const node = constants.get(name)
    if (node) return { node, file }
    const imported = imports.get(name)
    const from = imported && this.#resolve(imported.from, file)
    return imported && from ? this.definition(imported.name, from) : undefined
  }

  #resolve(specifier: string, file: string) {
    const path = specifier.startsWith('#') ? join(this.#root, specifier.slice(1)) : join(dirname(file), specifier)
    if (!specifier.startsWith('#') && !specifier.startsWith('.')) return undefined
    return [path, `${path}.ts`, `${path}.tsx`].find((one) => /\.tsx?$/.test(one) && existsSync(one))
  }

  /**
   * The value of an expression of literals, constants and `defineRecipe`. Throws an error with the file and the
   * expression for anything else.
   */
  value(node: Node, file: string): unknown {
    switch (node.type) {
      case 'Literal':
        return node.value
      case 'TemplateLiteral': {
        const texts = children(node, 'quasis').map((part) => (part.value as { cooked: string }).cooked)
        const values = children(node, 'expressions').map((part) => String(this.value(part, file)))
        return texts.map((text, at) => text + (values[at] ?? '')).join('')
      }
      case 'UnaryExpression':
        if (node.operator === '-') return -Number(this.value(child(node, 'argument'), file))
        break
      case 'ArrayExpression':
        return children(node, 'elements').map((one) => this.value(one, file))
      case 'ObjectExpression':
        return Object.assign({}, ...children(node, 'properties').map((one) => this.#property(one, file)))
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'ParenthesizedExpression':
        return this.value(child(node, 'expression'), file)
      case 'Identifier': {
        const found = this.definition(nameOf(node), file)
        if (found) return this.value(found.node, found.file)
        break
      }
      case 'MemberExpression': {
        const property = child(node, 'property')
        const key = node.computed ? String(this.value(property, file)) : nameOf(property)
        const object = this.value(child(node, 'object'), file) as Record<string, unknown>
        return object[key]
      }
      case 'CallExpression':
        if (nameOf(child(node, 'callee')) === 'defineRecipe') {
          const recipe = children(node, 'arguments')[0]
          if (recipe) return this.value(recipe, file)
        }
    }
    throw new Error(
      `${file}: styles must be constant, but "${this.source(file).code.slice(node.start, node.end)}" is not`,
    )
  }

  #property(node: Node, file: string): Record<string, unknown> {
    if (node.type === 'SpreadElement') return this.value(child(node, 'argument'), file) as Record<string, unknown>
    const key = child(node, 'key')
    const name = node.computed ? String(this.value(key, file)) : nameOf(key)
    return { [name]: this.value(child(node, 'value'), file) }
  }
}
