import { chromium as pw } from 'playwright-core'
import { chromium, chromiumArgs } from '../.ci/chromium.ts'
const base = process.argv[2] ?? 'http://localhost:3400', out = '/work/main/.tmp/shots/'
import fs from 'node:fs'; fs.mkdirSync(out,{recursive:true})
const b = await pw.launch({ ...chromium(), args: chromiumArgs })
const only = process.argv[3]?.split(',')
const email = `t${Date.now()}@example.org`
for (const [w,h,dark] of [[1280,800,false],[390,844,false],[1280,800,true],[390,844,true]]) {
  for (const lang of ['fr','en']) {
    const tag = `${w}-${dark?'dark':'light'}-${lang}`
    if (only && !only.includes(tag)) continue
    const ctx = await b.newContext({ viewport:{width:w,height:h}, colorScheme: dark?'dark':'light', locale: lang==='fr'?'fr-CA':'en-CA', deviceScaleFactor: 1 })
    const page = await ctx.newPage()
    page.on('console', m => { if (['error','warning'].includes(m.type())) console.log(tag, page.url(), m.type(), m.text().slice(0,300)) })
    page.on('pageerror', e => console.log(tag, 'PAGEERROR', e.message.slice(0,400)))
    const shot = async n => { await page.waitForTimeout(500); await page.screenshot({ path: `${out}${n}-${tag}.png`, fullPage: true }) }
    await ctx.addCookies([{ name:'language', value:lang, url: base }])
    await page.addInitScript(l => localStorage.setItem('language', l), lang)
    await page.goto(base + '/auth')
    const e = `${tag}-${email}`
    const r = await page.evaluate(async ([e]) => (await fetch('/api/auth/register',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:e,password:'password1!',firstName:'Noémie',lastName:'Gagnon'})})).status, [e])
    if (r !== 200) { const l = await page.evaluate(async () => (await fetch('/api/auth/login',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email:'learner@example.org',password:'password1!'})})).status); console.log('register', r, 'login', l) }
    for (const [n,p] of [['dash','/'],['modules','/learning-demo'],['reader','/learning/empathy-in-words?page=2'],['dash2','/'],['dashboard','/dashboard'],['device','/device'],['progress-test','/progress-test'],['notfound','/nope'],['modmissing','/learning/nope'],['coming','/quizzes']]) {
      await page.goto(base + p); await page.waitForTimeout(n==='reader'?2500:900); await shot(n)
    }
    await ctx.close()
  }
}
await b.close()
