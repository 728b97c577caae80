/** The value at a path such as `questions.0.title.fr`; undefined where there is none. */
export const getIn = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], value)

/** A copy with another value at the path. */
export function setIn<T>(value: T, path: string, next: unknown): T {
  if (path === '') return next as T
  const [key = '', ...rest] = path.split('.')
  const inner = setIn((value as Record<string, unknown> | undefined)?.[key], rest.join('.'), next)
  if (Array.isArray(value)) return value.with(Number(key), inner) as T
  return { ...value, [key]: inner } as T
}

/** A copy with two neighbours swapped; unchanged where there is no such neighbour. */
export function moved<T>(items: readonly T[], from: number, by: 1 | -1): T[] {
  const copy = [...items]
  const [item] = copy.splice(from, 1)
  if (item !== undefined) copy.splice(Math.max(0, from + by), 0, item)
  return copy
}
