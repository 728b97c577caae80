/** An object of numbers and plain words as the formatter of this project writes it in a source file. */
export const literal = (value: object) =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"([a-zA-Z0-9]+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll(/(['\d}])(?=\n\s*})/g, '$1,')
