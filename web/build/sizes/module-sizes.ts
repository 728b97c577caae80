import type { Plugin } from 'vite'

/** Number of modules listed per chunk. */
const NAMED = 5
/** By file of the build: its largest modules with their bytes before compression. */
export type ModuleSizes = Record<string, [module: string, bytes: number][]>

/** Records the modules of each chunk, so that its growth can be explained. */
export function moduleSizes(): Plugin {
  return {
    name: 'module-sizes',
    apply: 'build',
    generateBundle(_options, bundle) {
      const sizes: ModuleSizes = {}
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue
        sizes[part.fileName] = Object.entries(part.modules)
          .map(([module, { renderedLength }]): [string, number] => [
            module.replace(/^.*\/node_modules\//, ''),
            renderedLength,
          ])
          .sort((a, b) => b[1] - a[1])
          .slice(0, NAMED)
      }
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(sizes) })
    },
  }
}
