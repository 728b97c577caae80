/** Every address of the app (spec 1 §2); `$id` is the router's way of writing `{id}`. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  modules: '/learning-demo',
  learning: '/learning',
  module: '/learning/$id',
  progressTest: '/progress-test',
  quizzes: '/quizzes',
  quiz: '/quizzes/$id',
  testPreparation: '/casper',
  practice: '/practice',
  speechTest: '/speech-test',
  videoPractice: '/video-practice',
  games: '/games',
  typing: '/typing',
  scheduler: '/scheduler',
  focusSession: '/focus-session',
  contact: '/contact',
  subscribe: '/subscribe',
  admin: '/admin',
  typingAdmin: '/typing-admin',
  device: '/device',
  about: '/about',
  auth: '/auth',
  resetPassword: '/reset-password',
  terms: '/terms',
  privacy: '/privacy',
} as const

/** What a visitor without a session may open; every other path shows the landing page. */
export const PUBLIC_PATHS: readonly string[] = [
  paths.home,
  paths.about,
  paths.auth,
  paths.resetPassword,
  paths.terms,
  paths.privacy,
]
