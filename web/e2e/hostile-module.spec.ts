import { expect, register, test } from './support/fixtures.ts'
import { SHORT_ONLINE } from './support/tags.ts'

test.use({ ownServer: true })

const HOSTILE = `
  <p>Texte sûr.</p><script>window.pwned = 1</script><img src="x" onerror="window.pwned = 2">
  <a href="javascript:window.pwned=3">lien</a><iframe src="/"></iframe><svg onload="window.pwned=4"></svg>
  <p style="position:fixed" onclick="window.pwned=5">encore</p><form action="https://evil.example"><input name="q"></form>
  <a href="//evil.example">ailleurs</a><math><mtext><img src onerror="window.pwned=6"></mtext></math>`

// The server sanitizes what is saved; this tests the second protection, in a real browser with the real policy.
test(
  'a module whose HTML would do harm shows its text and nothing else',
  SHORT_ONLINE,
  async ({ device, complaints }) => {
    const { page } = await device('fr')
    await register(page)
    await page.route('**/api/modules/understand-the-test', async (route) => {
      const answer = await route.fetch()
      const module = await answer.json()
      module.pages[0].content.fr = HOSTILE
      await route.fulfill({ response: answer, json: module })
    })
    await page.goto('/learning/understand-the-test?page=1')
    const article = page.getByRole('article')
    await expect(article).toContainText('Texte sûr.')
    const tags = await article.evaluate((node) => [...node.querySelectorAll('*')].map((e) => e.tagName.toLowerCase()))
    expect(tags.filter((tag) => !['p', 'a', 'img'].includes(tag))).toEqual([])
    const names = await article.evaluate((node) =>
      [...node.querySelectorAll('*')].flatMap((e) => e.getAttributeNames()),
    )
    expect(names.filter((name) => /^on|style|action/.test(name))).toEqual([])
    expect(await article.locator('a[href]').count()).toBe(0)
    await article.getByText('lien').click()
    await article.getByText('encore').click()
    expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined()
    // The policy refused the inline style before the sanitizer removed it, and the browser reports that.
    expect(complaints.filter((complaint) => !complaint.includes('Applying inline style'))).toEqual([])
    complaints.length = 0
  },
)
