import { type ComponentType, createElement, type ReactNode } from 'react'

/** What build/styles/chakra.ts leaves of a recipe: class names. */
interface Classes {
  base?: string
  variants?: Record<string, Record<string, string>>
  defaults?: Record<string, unknown>
}
type Props = Record<string, unknown>
type Tag = string | (ComponentType<Props> & { styled?: true })

/**
 * A component with the classes of its recipe, of the chosen variants, and of its `css` prop (a class name after the
 * build). It replaces Chakra's factory wherever the app runs, in screen tests too.
 */
export function chakra(
  tag: Tag,
  { base, variants = {}, defaults = {} }: Classes = {},
  options: { defaultProps?: Props } = {},
) {
  const isStyled = typeof tag !== 'string' && tag.styled
  // biome-ignore lint/correctness/noComponentHookFactories: called once per component, where it is declared
  function Styled(given: Props) {
    const { as, css, className, ...props } = { ...options.defaultProps, ...given }
    const classes = [base]
    for (const name in variants) {
      classes.push(variants[name]?.[String(props[name] ?? defaults[name])])
      delete props[name]
    }
    classes.push(className as string | undefined)
    if (isStyled) Object.assign(props, { as, css })
    else classes.push(css as string | undefined)
    const all = classes.filter(Boolean).join(' ')
    if (all) props.className = all
    return createElement(isStyled ? tag : ((as ?? tag) as Tag), props)
  }
  Styled.styled = true
  return Styled
}

/** Provides nothing, because the styles are in files. */
export const ChakraProvider = ({ children }: { children: ReactNode }) => children

/** Recipes are read at build only; the annotation lets the bundler drop the calls. */
/* @__NO_SIDE_EFFECTS__ */
export function defineRecipe(recipe: object) {
  return recipe
}
