import config from './playwright.config.ts'

/** Longer journeys, run by `npm run proof`. */
export default {
  ...config,
  testDir: 'proof',
  timeout: 900_000,
  reporter: [['list']],
  projects: [{ name: 'proof', use: { ...config.projects?.[1]?.use } }],
}
