import type { ManifestOptions } from 'vite-plugin-pwa'

const icons = [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }]

/** The web app manifest of Situ, in French, its first language. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Situ : préparation au jugement situationnel',
  short_name: 'Situ',
  description: 'Scénarios, modules, quiz et tests chronométrés, en français et en anglais, en ligne ou hors ligne.',
  lang: 'fr-CA',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#0F5257',
  background_color: '#F4F6F3',
  categories: ['education', 'medical'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icon-mono.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
  ],
  screenshots: [
    {
      src: '/screenshot-narrow.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Tableau de bord sur un téléphone',
    },
    {
      src: '/screenshot-wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Tableau de bord sur un ordinateur',
    },
  ],
  // A link or a text of another app becomes a note of the scheduler, which is saved only when the learner says so.
  share_target: {
    action: '/scheduler',
    method: 'GET',
    params: { title: 'title', text: 'text', url: 'url' },
  },
  shortcuts: [
    { name: 'Modules', url: '/learning-demo', icons },
    { name: 'Entraînement', url: '/practice', icons },
    { name: 'Dactylographie', url: '/typing', icons },
  ],
}
