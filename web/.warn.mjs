import { chromium as pw } from 'playwright-core'
import { chromium, chromiumArgs } from '../.ci/chromium.ts'
const b = await pw.launch({ ...chromium(), args: chromiumArgs })
const ctx = await b.newContext(); const page = await ctx.newPage(); const base='http://localhost:3400'
page.on('console', m => { if (['error','warning'].includes(m.type())) console.log(page.url(), m.type(), m.text().slice(0,200)) })
page.on('pageerror', e => console.log('PAGEERROR', e.message.slice(0,400)))
await page.goto(base+'/auth'); await page.waitForTimeout(1500)
for (const p of ['/about','/terms','/privacy','/about','/auth','/about']) { await page.goto(base+p); await page.waitForTimeout(800) }
await b.close()
