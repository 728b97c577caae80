import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { chakraAtBuild } from './chakra.vite.ts'
import { callsWithoutSchemas, droppableSchemas } from './contract.vite.ts'
import { prerenderLanding } from './landing.vite.ts'
import { reactWithLingui } from './lingui.vite.ts'
import { manifest } from './manifest.ts'
import { preload } from './preload.vite.ts'
import { landingTokens } from './tokens.vite.ts'

/** How the files begin that have to do with camera, microphone, recognition and voice, by folder. */
const MEDIA = {
  ui: 'voice-|recogni|record|sound-report|figure-list|waveform|consent-|camera-|level-meter|check-row|media-words|speech-',
  browser: 'capture|sound|decode|speech|recogn|local-recogn|microphone|picture-light|media|recorder|playable|free-room',
  data: 'voice|use-voice|use-recogniser|record|speech|take-note|use-recording|chosen-devices|video',
}

/** Dev server: every page is the single-page app, which shows the landing page to visitors itself. */
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

/** The worker is built by a build of its own, which would report its sizes once more. */
function quiet(): Plugin {
  return { name: 'quiet', config: () => ({ logLevel: 'warn', build: { reportCompressedSize: false } }) }
}

export default defineConfig({
  publicDir: '../public',
  plugins: [
    callsWithoutSchemas(),
    droppableSchemas(),
    chakraAtBuild(),
    reactWithLingui({ failOnMissing: true, failOnCompileError: true }),
    landingTokens(),
    appFallback(),
    prerenderLanding(reactWithLingui),
    preload(),
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
        // A classic script: the other form is built with an option of the bundler that is going away.
        rollupFormat: 'iife',
        buildPlugins: { vite: [quiet()] },
      },
      devOptions: { enabled: false },
    }),
  ],
  build: {
    reportCompressedSize: false,
    rolldownOptions: {
      // Tells of slow plugins whenever the machine is busy.
      checks: { pluginTimings: false },
      input: ['index.html', 'index.en.html', 'app.html'],
      output: {
        // Few larger chunks compress better than a hundred small ones: what every screen needs, and Dexie beside it.
        codeSplitting: {
          groups: [
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|@lingui|@chakra-ui|@emotion|@pandacss|stylis)[\\/]/,
              priority: 5,
            },
            { name: 'zod', test: /node_modules[\\/]zod/, priority: 5 },
            // What every screen shares, a visitor's too: no database. Few files, because each is a request on the first visit.
            {
              name: 'kit',
              test: new RegExp(
                String.raw`node_modules[\\/]lucide-react|web[\\/]src[\\/](ui[\\/](?!rich-text|data-table|score-ruler|access-denied|wide-page|${MEDIA.ui})|i18n|browser[\\/](?!${MEDIA.browser})|app[\\/]|data[\\/]client|session[\\/](session|language|marks|device-marks))`,
              ),
              minShareCount: 2,
              priority: 3,
            },
            {
              name: 'store',
              test: new RegExp(
                String.raw`node_modules[\\/](dexie|dexie-react-hooks|uuidv7)|(web[\\/]src[\\/](data|session)|shared[\\/]src[\\/]rules)[\\/](?!backup|admin-|content-drafts|use-pages|use-memory|voice|${MEDIA.data})`,
              ),
              minShareCount: 2,
              priority: 1,
            },
            // Only the screens that hear or see somebody load it.
            {
              name: 'media',
              test: new RegExp(
                String.raw`node_modules[\\/](pitchy|fft\.js|fastest-levenshtein)|shared[\\/]src[\\/]rules[\\/]voice|web[\\/]src[\\/](ui[\\/](${MEDIA.ui})|browser[\\/](${MEDIA.browser})|data[\\/](${MEDIA.data}))`,
              ),
              minShareCount: 2,
              priority: 0,
            },
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
