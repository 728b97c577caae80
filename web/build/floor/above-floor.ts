import { ABOVE_FLOOR, CSS_ABOVE_FLOOR } from './floor.ts'

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

/** One sentence for each feature in `text` that the oldest supported browsers lack; `path` tells whether it is CSS. */
export function findAboveFloor(path: string, text: string): string[] {
  const code = withoutComments(text)
  const features = path.endsWith('.css') ? CSS_ABOVE_FLOOR : ABOVE_FLOOR
  return features
    .filter(([, found]) => found.test(code))
    .map(([feature, , since]) => `${path} uses ${feature}, which needs ${since}`)
}
