import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { Loading } from '#ui/feedback/loading'
import { Account } from './account'
import { Admin } from './admin'
import { ErrorScreen } from './error-screen'
import { Home } from './home'
import { lazy } from './lazy'
import { paths } from './paths'
import { ProgressDashboard } from './progress-dashboard'
import { type Frames, RootFrame, SignedInFrame } from './root-frame'
import { screen } from './screen'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen has its own frame. */
    bare?: true
  }
  interface Register {
    router: typeof router
  }
}

const root = createRootRouteWithContext<Frames>()({
  component: RootFrame,
  notFoundComponent: lazy(() => import('./not-found-screen'), 'NotFoundScreen'),
})
const at = <const P extends string>(path: P, component: ReturnType<typeof lazy>) =>
  createRoute({ getParentRoute: () => root, path, component })

const routeTree = root.addChildren([
  createRoute({ getParentRoute: () => root, path: paths.home, component: Home }),
  createRoute({ getParentRoute: () => root, path: paths.dashboard, component: ProgressDashboard }),
  at(
    paths.history,
    screen('history', () => import('#features/history/history-screen'), 'HistoryScreen'),
  ),
  at(
    paths.modules,
    screen('learning', () => import('#features/learning/module-list-screen'), 'ModuleListScreen'),
  ),
  at(
    paths.learning,
    screen('learning', () => import('#features/learning/learning-redirect'), 'LearningRedirect'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: paths.module,
    validateSearch: (search: Record<string, unknown>): { page?: number | undefined } => {
      const page = Number(search.page)
      return Number.isInteger(page) && page > 0 ? { page } : { page: undefined }
    },
    component: screen('learning', () => import('#features/learning/module-reader-screen'), 'ModuleReaderScreen'),
  }),
  at(
    paths.progressTest,
    screen('learning', () => import('#features/learning/progress-test-screen'), 'ProgressTestScreen'),
  ),
  at(
    paths.device,
    screen('sync', () => import('#features/sync/device-screen'), 'DeviceScreen'),
  ),
  at(
    paths.about,
    screen('about', () => import('#features/about/about-screen'), 'AboutScreen'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: paths.auth,
    validateSearch: (search: Record<string, unknown>): { tab?: 'login' | 'register' | undefined } => ({
      tab: search.tab === 'register' || search.tab === 'login' ? search.tab : undefined,
    }),
    component: screen('auth', () => import('#features/auth/auth-screen'), 'AuthScreen'),
    staticData: { bare: true },
  }),
  createRoute({
    getParentRoute: () => root,
    path: paths.resetPassword,
    validateSearch: (search: Record<string, unknown>): { token?: string | undefined } => ({
      token: typeof search.token === 'string' ? search.token : undefined,
    }),
    component: screen('auth', () => import('#features/auth/reset-password-screen'), 'ResetPasswordScreen'),
    staticData: { bare: true },
  }),
  at(
    paths.terms,
    screen('legal', () => import('#features/legal/terms-screen'), 'TermsScreen'),
  ),
  at(
    paths.privacy,
    screen('legal', () => import('#features/legal/privacy-screen'), 'PrivacyScreen'),
  ),
  at(
    paths.accessibility,
    screen('legal', () => import('#features/legal/accessibility-screen'), 'AccessibilityScreen'),
  ),
  at(
    paths.quizzes,
    screen('quizzes', () => import('#features/quizzes/list/quiz-list-screen'), 'QuizListScreen'),
  ),
  at(
    paths.quiz,
    screen('quizzes', () => import('#features/quizzes/quiz-screen'), 'QuizScreen'),
  ),
  at(
    paths.review,
    screen('quizzes', () => import('#features/quizzes/review/review-screen'), 'ReviewScreen'),
  ),
  at(
    paths.testPreparation,
    screen('preparation', () => import('#features/preparation/preparation-screen'), 'PreparationScreen'),
  ),
  at(
    paths.practiceTest,
    screen('practice-test', () => import('#features/practice-test/check/system-check-screen'), 'SystemCheckScreen'),
  ),
  createRoute({
    getParentRoute: () => root,
    path: paths.practiceRun,
    component: screen('practice-test', () => import('#features/practice-test/run/run-screen'), 'RunScreen'),
    staticData: { bare: true },
  }),
  at(
    paths.practiceResult,
    screen('practice-test', () => import('#features/practice-test/result/result-screen'), 'ResultScreen'),
  ),
  at(
    paths.practice,
    screen('practice', () => import('#features/practice/practice-screen'), 'PracticeScreen'),
  ),
  at(
    paths.practiceRate,
    screen('practice', () => import('#features/practice/rate/rate-screen'), 'RateScreen'),
  ),
  at(
    paths.practiceScores,
    screen('practice', () => import('#features/practice/transparency/transparency-screen'), 'TransparencyScreen'),
  ),
  at(
    paths.trial,
    screen('practice', () => import('#features/practice/practice-screen'), 'TrialScreen'),
  ),
  at(
    paths.speechTest,
    screen('speech', () => import('#features/speech/speech-test-screen'), 'SpeechTestScreen'),
  ),
  at(
    paths.videoPractice,
    screen('video', () => import('#features/video/video-practice-screen'), 'VideoPracticeScreen'),
  ),
  at(
    paths.games,
    screen('games', () => import('#features/games/games-screen'), 'GamesScreen'),
  ),
  at(
    paths.game,
    screen('games', () => import('#features/games/frame/play-screen'), 'PlayScreen'),
  ),
  at(
    paths.typing,
    screen('typing', () => import('#features/typing/typing-screen'), 'TypingScreen'),
  ),
  at(
    paths.scheduler,
    screen('scheduler', () => import('#features/scheduler/scheduler-screen'), 'SchedulerScreen'),
  ),
  at(
    paths.focusSession,
    screen('focus', () => import('#features/focus/focus-screen'), 'FocusScreen'),
  ),
  at(
    paths.contact,
    screen('contact', () => import('#features/contact/contact-screen'), 'ContactScreen'),
  ),
  at(
    paths.subscribe,
    screen('plans', () => import('#features/plans/subscribe-screen'), 'SubscribeScreen'),
  ),
  createRoute({ getParentRoute: () => root, path: paths.account, component: Account }),
  createRoute({ getParentRoute: () => root, path: paths.admin, component: Admin }),
  at(
    paths.typingAdmin,
    screen('admin-content', () => import('#features/admin-content/texts/typing-admin-screen'), 'TypingAdminScreen'),
  ),
])

export const router = createRouter({
  routeTree,
  context: { SignedInFrame },
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultPendingComponent: () => <Loading />,
  defaultErrorComponent: ErrorScreen,
})
