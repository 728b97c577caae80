import { contractSuite } from 'shared/testing/contract-suite'
import type { Server } from 'shared/testing/server'
import { BROWSER_HEADER, NETWORK_HEADER } from './mock-guard'
import { DEMO_ACCOUNTS, signIn, world } from './world'

const people = Object.keys(DEMO_ACCOUNTS) as (keyof typeof DEMO_ACCOUNTS)[]

async function start(): Promise<Server> {
  return {
    send(method, path, { body, headers, as = 'anonymous', from = as } = {}) {
      // The world is reset before every test, so the three people who are signed in from the start must be signed in
      // again.
      for (const who of people) if (as === who) signIn(who, who)
      const json = body === undefined ? {} : { body: JSON.stringify(body) }
      const type = { 'Content-Type': 'application/json' }
      const mock = { [BROWSER_HEADER]: as, [NETWORK_HEADER]: from }
      return fetch(new URL(path, location.href), { method, headers: { ...type, ...mock, ...headers }, ...json })
    },
    async resetToken(email) {
      return Object.entries(world.resetTokens).findLast(([, address]) => address === email)?.[0]
    },
    async setPlan(userId, plan) {
      const user = world.accounts[userId]?.user
      if (user) Object.assign(user, { plan, subscriptionStatus: plan === 'free' ? 'free' : 'premium' })
    },
    async stop() {},
  }
}

contractSuite('the mock', start)
