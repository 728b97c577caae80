import { Hono } from 'hono'
import type { Area, Handlers } from 'shared/contract/endpoint'
import { type AreaName, type Contract, contract } from 'shared/contract/index'
import { MESSAGES } from 'shared/contract/messages'
import { openapi } from 'shared/contract/openapi'
import { CONTRACT_VERSION } from 'shared/contract/version'
import { CONTENT_IMAGES } from 'shared/model/content/content-image'
import { account } from './areas/account.ts'
import { adminAudit } from './areas/admin/audit.ts'
import { adminChat } from './areas/admin/chat.ts'
import { adminContactMessages } from './areas/admin/contact-messages.ts'
import { adminImages } from './areas/admin/images.ts'
import { adminModules } from './areas/admin/modules.ts'
import { adminObjections } from './areas/admin/objections.ts'
import { adminQuizzes } from './areas/admin/quizzes.ts'
import { adminScenarios } from './areas/admin/scenarios.ts'
import { adminSecurity } from './areas/admin/security.ts'
import { adminStatistics } from './areas/admin/statistics.ts'
import { adminTestDates } from './areas/admin/test-dates.ts'
import { adminUsers } from './areas/admin/users.ts'
import { auth } from './areas/auth.ts'
import { chat } from './areas/chat.ts'
import { contact } from './areas/contact.ts'
import { evaluations } from './areas/evaluations.ts'
import { games } from './areas/games.ts'
import { modules } from './areas/modules.ts'
import { objections } from './areas/objections.ts'
import { takePaymentEvent } from './areas/payments/payment-events.ts'
import { plans } from './areas/plans.ts'
import { practiceTexts } from './areas/practice-texts.ts'
import { profile } from './areas/profile.ts'
import { progress } from './areas/progress.ts'
import { quizzes } from './areas/quizzes.ts'
import { scenarios } from './areas/scenarios.ts'
import { testPreparation } from './areas/test-preparation.ts'
import { typing } from './areas/typing.ts'
import { contentImage } from './db/tables/content/content-images.ts'
import { ping, touch } from './db/tables/health.ts'
import { profileImage } from './db/tables/people/profile-images.ts'
import type { Call } from './http/call.ts'
import { mountDocs, unknownCall } from './http/docs.ts'
import { createGuard } from './http/guard.ts'
import { type Mounting, mount } from './http/mount.ts'
import { mountPaymentEvents } from './http/payment-events.ts'
import { mountPictures } from './http/pictures.ts'
import { createResponder } from './http/respond.ts'
import { knownDevices } from './http/session/known-devices.ts'
import { cookieName } from './http/session/session-cookie.ts'
import { webSite } from './http/static.ts'
import type { Services } from './services.ts'

/** The handlers of every area; if one is missing, the code does not compile. */
type Areas = { [A in AreaName]: Handlers<Contract[A], Call> }

/**
 * The whole application: the calls of the contract, the endpoints for documentation, health, pictures and payment
 * events, and the site.
 */
export function createApp(services: Services) {
  const { store, log, sessions, background, appOrigin, secure, trustProxyHops, webRoot, clock, logId } = services
  const app = new Hono()
  const respond = createResponder({
    log,
    clock,
    secure,
    isBehindProxy: trustProxyHops > 0,
    onAnswered: services.metrics?.answered,
  })
  const devices = knownDevices(services.secret, secure)
  const guard = createGuard({ store, sessions, appOrigin, secure, trustProxyHops, devices, secret: services.secret })
  const mounting: Mounting = { app, store, guard, respond, background, secure, devices }

  const areas: Areas = {
    auth: auth(services),
    account: account(services),
    profile: profile(services),
    plans: plans(services),
    chat: chat(services),
    contact: contact(services),
    adminAudit,
    adminModules,
    adminImages: adminImages(services),
    adminChat,
    adminContactMessages,
    adminScenarios,
    adminObjections,
    adminQuizzes,
    adminStatistics: adminStatistics(services),
    progress: progress(store, logId),
    modules,
    quizzes,
    scenarios: scenarios(),
    testPreparation,
    evaluations: evaluations(services),
    objections,
    practiceTexts,
    typing: typing(services.typingWords),
    games: games(services.gameContent),
    adminTestDates,
    adminUsers: adminUsers(services),
    adminSecurity: adminSecurity(services),
  }
  // The type has checked that each area has its own handlers; a loop over the areas loses that relation.
  for (const [area, calls] of Object.entries(contract))
    mount<Area>(mounting, area, calls, areas[area as AreaName] as Handlers<Area, Call>)

  const info = { title: 'Situ', version: String(CONTRACT_VERSION) }
  mountDocs(app, {
    respond,
    ping: () => ping(store.read),
    canWrite: () => store.writeAtOnce(touch),
    readiness: services.readiness,
    openapi: () => openapi(contract, info, cookieName(secure)),
  })
  mountPictures(app, mounting, {
    bytesOf: services.pictures.bytesOf,
    name: 'profile.image',
    path: '/api/profile-images',
    pictureOf: async (userId) => (await profileImage(store.read, { userId }))[0],
  })
  mountPictures(app, mounting, {
    bytesOf: services.pictures.bytesOf,
    name: 'content.image',
    path: CONTENT_IMAGES,
    pictureOf: async (name) => (await contentImage(store.read, { name }))[0],
  })
  const { webhookSecret } = services.payments
  if (webhookSecret !== undefined)
    mountPaymentEvents(app, {
      respond,
      read: async (body, signature, now) => {
        // The provider's library is a fifth of all code, so only its first event loads it.
        const { readPaymentEvent } = await import('./payments.ts')
        return readPaymentEvent(body, signature, webhookSecret, now)
      },
      take: (event, now) => {
        if (event.unnamedPrice !== undefined)
          log.warn({ event: event.id, price: event.unnamedPrice }, 'a paid subscription names no plan')
        return store.write((db) => takePaymentEvent(db, event, now))
      },
    })
  const isCall = (path: string) => path === '/api' || path.startsWith('/api/')
  const unknown = unknownCall(respond)
  const site =
    webRoot === undefined
      ? unknown
      : webSite({
          root: webRoot,
          secure,
          hasPricing: services.payments.pricingTable !== undefined,
          onMissing: (root) => log.warn({ root }, 'the site is not built: run npm start, or npm run build'),
        })
  app.onError((error, c) => {
    log.error({ path: c.req.path, err: error }, 'answer failed')
    return c.text(MESSAGES.broken, 500)
  })
  // The site and unknown calls are handled here and not by routes, because the router is fastest where a request
  // matches a single route.
  app.notFound((c) => (isCall(c.req.path) ? unknown(c) : site(c)))
  return app
}
