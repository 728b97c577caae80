import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { AUTH_CLIENT } from './build/auth-template.ts'
import { chunks } from './build/chunks.ts'
import { fetchedLater } from './build/first-visit.ts'
import { FLOOR } from './build/floor/floor.ts'
import { manifest } from './build/manifest.ts'
import { notices } from './build/notices.ts'
import { outboxScript } from './build/outbox-script.ts'
import { preload } from './build/preload.ts'
import { callsWithoutSchemas } from './build/schemas/calls-without-schemas.ts'
import { droppableSchemas } from './build/schemas/droppable-schemas.ts'
import { schemasApart } from './build/schemas/schemas-apart.ts'
import { moduleSizes } from './build/sizes/module-sizes.ts'
import { staticPages, TEMPLATES } from './build/static-pages.ts'
import { chakraAtBuild } from './build/styles/chakra.ts'
import { staticTokens } from './build/styles/tokens.ts'
import { reactWithLingui } from './build/words/lingui.ts'
import { linguiMacros } from './build/words/lingui-macros.ts'

/** Development server: every page is the single-page app, which shows the landing page to visitors itself. */
function appFallback(): Plugin {
  return {
    name: 'app-fallback',
    configureServer(server) {
      server.middlewares.use((req, _res, next) => {
        if (req.headers.accept?.includes('text/html') && !req.url?.startsWith('/api')) req.url = '/app.html'
        next()
      })
    },
  }
}

/** Suppresses the output of the service worker's separate build, which would report its sizes again. */
function quiet(): Plugin {
  return { name: 'quiet', config: () => ({ logLevel: 'warn', build: { reportCompressedSize: false } }) }
}

// The package's own entry is the build for old browsers, in one piece.
const resolve = { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] }

export default defineConfig({
  publicDir: '../public',
  plugins: [
    callsWithoutSchemas(),
    droppableSchemas(),
    schemasApart(),
    chakraAtBuild(),
    reactWithLingui({ failOnMissing: true, failOnCompileError: true }),
    staticTokens(),
    appFallback(),
    staticPages(() => [chakraAtBuild(), ...reactWithLingui()]),
    preload(),
    // The macros are needed because the names of the queued writes are messages of the catalogue.
    outboxScript({ plugins: [callsWithoutSchemas(), droppableSchemas(), linguiMacros()], resolve }),
    moduleSizes(),
    notices(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'service-worker.ts',
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,webmanifest,woff2}', 'icon.svg', 'icon-192.png'],
        // Not precached: the worker caches these files when they are first used. Only the administrator needs the
        // editors and the YAML of quizzes, and few learners choose another font.
        globIgnores: [
          'service-worker*.js',
          'assets/{rich-text-editor,admin-content,modules-tab,quizzes-tab,scenarios-tab,yaml}-*.js',
          'assets/reading-fonts-*',
          'assets/{atkinson,opendyslexic}-*',
        ],
        manifestTransforms: [fetchedLater(join(import.meta.dirname, 'dist'))],
        // A classic script: the module format needs an option that the bundler is removing.
        rollupFormat: 'iife',
        buildPlugins: { vite: [quiet(), droppableSchemas()] },
      },
      devOptions: { enabled: false },
    }),
  ],
  resolve,
  build: {
    reportCompressedSize: false,
    rolldownOptions: {
      // Disabled, because it warns of slow plugins whenever the machine is busy.
      checks: { pluginTimings: false },
      input: [...TEMPLATES, 'app.html', AUTH_CLIENT],
      output: {
        codeSplitting: { groups: chunks },
      },
    },
    target: [...FLOOR],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
