import { FORM_PATHS, INBOX_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { SubmissionRow } from '@flou/shared/inbox/inbox.ts'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeViolations, closePages, workerBrowser, product } from './browser.ts'
import { mailedLink } from './mailedLink.ts'
import { staffCall } from './staff.ts'

/** From the newsletter form through the mail's link to the subscription, and to unsubscribing. */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

test.each([
  ['en', true, 'Thank you for subscribing!', 'You are unsubscribed'],
  ['id', false, 'Terima kasih telah berlangganan!', 'Langganan Anda dihentikan'],
] as const)(
  'a mail in %s leads to a button that subscribes, script: %s',
  async (...[language, hasScript, thanks, bye]) => {
    const email = `links-${crypto.randomUUID().slice(0, 8)}@example.com`
    await fetch(`${product.site}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, _language: language, _key: crypto.randomUUID() }),
    })
    const context = await browser.newContext({ javaScriptEnabled: hasScript })
    const page = await context.newPage()
    async function follow(link: string): Promise<void> {
      await page.goto(link)
      // without script the token is typed
      if (!hasScript) await page.fill('#token', link)
      await page.waitForSelector(hasScript ? 'input[type=hidden][name=token]' : '#token', {
        state: 'attached',
      })
      if (hasScript)
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
          await page.textContent('form[action^="/api/newsletter"] button'),
        )
      await page.click('form[action^="/api/newsletter/"] button')
      await page.waitForURL('**#done')
    }

    await follow(await mailedLink(email, /confirm|konfirmasi/))
    const confirmed = await page.textContent('#done h2')
    await follow(await mailedLink(email, /subscribed|berlangganan/))
    const ended = await page.textContent('#done h2')

    expect([confirmed, ended]).toEqual([thanks, bye])
    expect(await page.isVisible('#done h2')).toBe(true)
    await context.close()
  },
)

test('the link of a mail proves who asked about personal data, and staff see it', async () => {
  const email = `proof-${Date.now().toString(36)}@example.com`
  const request = { name: 'Siti', email, request: 'erase', _language: 'id', _key: crypto.randomUUID() }
  await fetch(product.site + FORM_PATHS.form('dataRequest'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  })
  const read = () =>
    staffCall<SubmissionRow[]>(
      'GET',
      `${INBOX_PATHS.list('dataRequest')}?search=${encodeURIComponent(email)}`,
    )
  const [before] = await read()
  const page = await browser.newPage()
  await page.goto(await mailedLink(email, /permintaan data pribadi/))
  await page.waitForSelector('input[type=hidden][name=token]', { state: 'attached' })
  await page.click('main form button')
  await page.waitForURL('**/id/contact-us/personal-data/prove#done')
  const [after] = await read()

  expect(await page.textContent('#done h2')).toBe('Terima kasih, permintaan Anda sudah dikonfirmasi')
  expect(await axeViolations(page)).toEqual([])
  expect([before?.proven, typeof after?.proven]).toEqual([undefined, 'string'])
  await page.close()
})
