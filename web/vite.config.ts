import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { callsWithoutSchemas } from './build/calls-without-schemas.ts'
import { chakraAtBuild } from './build/chakra.ts'
import { droppableSchemas } from './build/droppable-schemas.ts'
import { prerenderLanding } from './build/landing.ts'
import { reactWithLingui } from './build/lingui.ts'
import { linguiMacros } from './build/lingui-macros.ts'
import { manifest } from './build/manifest.ts'
import { moduleSizes } from './build/module-sizes.ts'
import { notices } from './build/notices.ts'
import { preload } from './build/preload.ts'
import { schemasApart } from './build/schemas-apart.ts'
import { landingTokens } from './build/tokens.ts'

/** What every screen shares, including a visitor's: no database, no media, no scores. */
const KIT =
  /node_modules[\\/]lucide-react|web[\\/]src[\\/](ui[\\/](?!media|scenario|rich-text|tables|administration|activity|labels[\\/](?:dimension-words|study-pieces))|i18n|browser[\\/](?!media)|app[\\/]|data[\\/]http[\\/]client|session[\\/](?!workspace[\\/]|use-study-plan))/
/** The database and the learner's records; the study plan and the history are loaded after the first screen. */
const STORE =
  /node_modules[\\/](dexie|dexie-react-hooks|uuidv7)|(web[\\/]src[\\/](data[\\/](?!backup|admin|media|planning[\\/]study|progress[\\/](?:history|whole-log)|library[\\/]titles|drafts[\\/]open-drafts)|session[\\/](?!use-study-plan))|shared[\\/]src[\\/]rules[\\/](?!voice|study-plan|progress[\\/](?:history|untold|activity-title)))/
/** Loaded only by the screens that use the microphone or the camera. */
const MEDIA =
  /node_modules[\\/](pitchy|fft\.js|fastest-levenshtein)|shared[\\/]src[\\/]rules[\\/]voice|web[\\/]src[\\/](ui|browser|data)[\\/]media/

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

export default defineConfig({
  publicDir: '../public',
  plugins: [
    callsWithoutSchemas(),
    droppableSchemas(),
    schemasApart(),
    chakraAtBuild(),
    reactWithLingui({ failOnMissing: true, failOnCompileError: true }),
    landingTokens(),
    appFallback(),
    prerenderLanding(reactWithLingui),
    preload(),
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
        globIgnores: ['service-worker.js'],
        // A classic script: the module format needs an option that the bundler is removing.
        rollupFormat: 'iife',
        // The names of the queued writes are messages.
        buildPlugins: { vite: [quiet(), linguiMacros()] },
      },
      devOptions: { enabled: false },
    }),
  ],
  build: {
    reportCompressedSize: false,
    rolldownOptions: {
      // Disabled, because it warns of slow plugins whenever the machine is busy.
      checks: { pluginTimings: false },
      input: ['index.html', 'index.en.html', 'app.html'],
      output: {
        // Few large chunks compress better than a hundred small ones: what every screen needs, with Dexie in a chunk
        // beside it.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](?!react-virtual|virtual-core)|@lingui|@chakra-ui|@emotion|@pandacss|stylis)[\\/]/,
              priority: 5,
            },
            { name: 'zod', test: /node_modules[\\/]zod/, priority: 5 },
            // Few files, because each is a request on the first visit.
            { name: 'kit', test: KIT, minShareCount: 2, priority: 3 },
            { name: 'store', test: STORE, minShareCount: 2, priority: 1 },
            { name: 'media', test: MEDIA, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    sourcemap: false,
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
})
