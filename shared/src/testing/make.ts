import type { Activity } from '../model/activity.ts'
import type { Bilingual } from '../model/bilingual.ts'
import type { Module, ModulePage } from '../model/content/module.ts'
import type { PracticeText } from '../model/content/practice-text.ts'
import type { Question, Quiz } from '../model/content/quiz.ts'
import type { Scenario } from '../model/content/scenario.ts'
import type { TestDate } from '../model/content/test-date.ts'
import type { Evaluation } from '../model/evaluation.ts'
import type { ModuleProgress, ModuleState } from '../model/module-progress.ts'
import { type AdminUser, PASSWORD_MASK } from '../model/people/admin-user.ts'
import type { ChatMessage } from '../model/people/chat-message.ts'
import type { ContactMessage } from '../model/people/contact-message.ts'
import type { OnlineUser } from '../model/people/online-user.ts'
import type { User } from '../model/people/user.ts'
import type { ProgressData } from '../model/progress-data.ts'
import type { QuizAttempt } from '../model/quiz-attempt.ts'
import type { TypingSessionRow } from '../model/typing-session.ts'

/** Creation time of the records that these functions make. */
export const MADE_AT = '2026-01-15T12:00:00.000Z'

/** A bilingual text whose two versions end with the name of their language. */
export const both = (text: string): Bilingual => ({ fr: `${text} (fr)`, en: `${text} (en)` })

export const makeUser = (over: Partial<User> = {}): User => ({
  id: 'user-1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  displayName: 'Ada Lovelace',
  name: 'Ada Lovelace',
  customTitle: null,
  customProfileImage: null,
  profileImageUrl: null,
  avatar: 'b7f6c1',
  role: 'user',
  subscriptionStatus: 'free',
  plan: 'free',
  planExpiresAt: null,
  createdAt: MADE_AT,
  ...over,
})

export const makeActivity = (over: Partial<Activity> = {}): Activity => ({
  id: 'activity-1',
  type: 'module',
  title: 'Reading the situation',
  description: '',
  score: null,
  timestamp: MADE_AT,
  localDay: '2026-01-15',
  icon: '',
  color: '',
  timeSpent: 300,
  completed: true,
  moduleId: 'reading-the-situation',
  scenarioId: null,
  data: {},
  ...over,
})

export const makePage = (over: Partial<ModulePage> = {}): ModulePage => ({
  id: '01-introduction',
  type: 'text',
  title: both('Introduction'),
  content: { fr: '<p>Bonjour.</p>', en: '<p>Hello.</p>' },
  imageUrl: null,
  videoUrl: null,
  estimatedTime: 5,
  isRequired: true,
  ...over,
})

/** `pageCount` is computed from the pages. */
export function makeModule(over: Partial<Module> = {}): Module {
  const pages = over.pages ?? [makePage(), makePage({ id: '02-practice', title: both('Practice') })]
  const minutes = pages.reduce((sum, page) => sum + page.estimatedTime, 0)
  return {
    id: 'reading-the-situation',
    title: both('Reading the situation'),
    description: both('What is at stake, and for whom.'),
    skillLevel: 'beginner',
    category: 'communication',
    competencies: ['empathy'],
    duration: minutes,
    estimatedTime: minutes,
    coverImage: null,
    isPublished: true,
    order: 1,
    relatedQuizzes: [],
    updatedAt: MADE_AT,
    content: { fr: '', en: '' },
    ...over,
    pages,
    pageCount: pages.length,
  }
}

export const makeModuleState = (over: Partial<ModuleState> = {}): ModuleState => ({
  epoch: 0,
  currentPage: 1,
  currentAt: Date.parse(MADE_AT),
  currentDevice: 'device-1',
  lastPage: 1,
  seconds: { 'device-1': 60 },
  ...over,
})

export const makeModuleProgress = (over: Partial<ModuleProgress> = {}): ModuleProgress => ({
  moduleId: 'reading-the-situation',
  moduleTitle: both('Reading the situation'),
  currentPage: 1,
  lastPage: 1,
  totalTimeSeconds: 60,
  progressPercentage: 50,
  status: 'in_progress',
  lastAccessed: MADE_AT,
  state: makeModuleState(),
  ...over,
})

export const makeQuestion = (over: Partial<Question> = {}): Question => ({
  id: 'q1',
  question: both('Which comes first?'),
  type: 'multiple_choice',
  options: { fr: ['Un', 'Deux', 'Trois', 'Quatre'], en: ['One', 'Two', 'Three', 'Four'] },
  correctAnswer: '0',
  explanation: both('One comes first.'),
  points: 1,
  competency: 'ethics',
  ...over,
})

export const makeQuiz = (over: Partial<Quiz> = {}): Quiz => ({
  id: 'ethics-principles',
  title: both('Principles of ethics'),
  description: both('Four principles and how they conflict.'),
  category: 'ethics',
  difficulty: 'beginner',
  timeLimit: 15,
  passingScore: 70,
  isPublished: true,
  updatedAt: MADE_AT,
  questions: [makeQuestion(), makeQuestion({ id: 'q2', correctAnswer: '2' })],
  ...over,
})

export const makeQuizAttempt = (over: Partial<QuizAttempt> = {}): QuizAttempt => ({
  id: 'attempt-1',
  quizId: 'ethics-principles',
  createdAt: MADE_AT,
  score: 50,
  timeSpent: 120,
  answers: { q1: '0', q2: '' },
  ...over,
})

export const makeScenario = (over: Partial<Scenario> = {}): Scenario => ({
  id: 'late-teammate',
  order: 1,
  format: 'typed',
  kind: 'situational',
  difficulty: 'beginner',
  category: 'collaboration',
  competencies: ['collaboration'],
  title: both('The late teammate'),
  description: both('A teammate misses a deadline again.'),
  content: both('Samir has missed the third meeting in a row.'),
  questions: [both('What do you do?'), both('Why?')],
  tags: { fr: ['équipe'], en: ['team'] },
  videoUrl: null,
  courseId: null,
  isPublished: true,
  ...over,
})

export const makeTestDate = (over: Partial<TestDate> = {}): TestDate => ({
  id: '2027-05-13-1800',
  date: '2027-05-13',
  time: '18:00',
  testType: 'US MD/DO',
  language: 'en',
  source: 'example.org',
  checkedOn: '2026-01-15',
  updatedAt: MADE_AT,
  ...over,
})

export const makeEvaluation = (over: Partial<Evaluation> = {}): Evaluation => ({
  id: 'evaluation-1',
  scenarioId: 'late-teammate',
  response: 'I would ask Samir in private what keeps him from coming.',
  responseType: 'text',
  createdAt: MADE_AT,
  score: 6.5,
  metrics: { clinicalAccuracy: 6, communication: 7, empathy: 6.5 },
  feedback: { suggestions: ['Say what you do not know yet.'] },
  ...over,
})

export const makePracticeText = (over: Partial<PracticeText> = {}): PracticeText => ({
  id: 'heart-anatomy',
  title_fr: 'Anatomie du cœur',
  title_en: 'Heart Anatomy',
  text_fr: 'Le cœur est un muscle creux.',
  text_en: 'The heart is a hollow muscle.',
  difficulty: 'easy',
  updatedAt: MADE_AT,
  ...over,
})

export const makeTypingSession = (over: Partial<TypingSessionRow> = {}): TypingSessionRow => ({
  id: 'typing-1',
  wpm: 42,
  accuracy: 96.5,
  errors: 3,
  time_elapsed: 60,
  characters_typed: 215,
  correct_chars: 210,
  text_type: 'preset',
  text_title: 'Heart Anatomy',
  created_at: MADE_AT,
  ...over,
})

export const makeContactMessage = (over: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 'contact-1',
  userId: 'user-1',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  account: { name: 'Ada Lovelace', email: 'ada@example.org' },
  subject: 'A question',
  message: 'How do I change my title?',
  status: 'new',
  createdAt: MADE_AT,
  ...over,
})

export const makeChatMessage = (over: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 'message-1',
  content: 'Bonjour !',
  userId: 'user-1',
  senderName: 'Ada Lovelace',
  userEmail: null,
  roomId: 'general',
  avatar: 'b7f6c1',
  profileImageUrl: null,
  createdAt: MADE_AT,
  ...over,
})

export const makeOnlineUser = (over: Partial<OnlineUser> = {}): OnlineUser => ({
  id: 'user-1',
  displayName: 'Ada Lovelace',
  name: 'Ada Lovelace',
  email: null,
  avatar: 'b7f6c1',
  profileImageUrl: null,
  ...over,
})

export const makeProgressData = (over: Partial<ProgressData> = {}): ProgressData => ({
  completedModules: 0,
  completedQuizzes: 0,
  completedScenarios: 0,
  averageScore: null,
  averageScenarioScore: null,
  totalProgress: 0,
  totalTimeSpent: 0,
  lastActivity: null,
  ...over,
})

export const makeAdminUser = (over: Partial<AdminUser> = {}): AdminUser => ({
  id: 'user-1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  displayName: 'Ada Lovelace',
  customTitle: null,
  name: 'Ada Lovelace',
  username: 'ada',
  avatar: 'b7f6c1',
  profileImageUrl: null,
  role: 'user',
  subscriptionStatus: 'free',
  plan: 'free',
  planExpiresAt: null,
  createdAt: MADE_AT,
  updatedAt: MADE_AT,
  password: 'argon2id m=47104,t=2,p=1 …x7Kq2w',
  plaintextPassword: PASSWORD_MASK,
  passwordSetBy: 'admin@situ.local',
  passwordSetAt: MADE_AT,
  progressData: makeProgressData(),
  ...over,
})
