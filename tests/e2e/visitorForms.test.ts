import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { formAnchor, sentAnchor, TRAP_NAME } from '@flou/shared/forms/anchors.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { axeViolations, closePages, workerBrowser, overflows, product } from './browser.ts'
import { inBoth, openPublicPage } from './publicShell/publicPage.ts'

/** Visitor forms with script, without it, offline and interrupted: no input is lost. */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterAll(() => closePages(browser))

const CONTACT = `#${formAnchor('contactMessage')}`
const SENT = `#${sentAnchor('contactMessage')}`

/** Waits for the form's script, which disables the browser's validation. */
async function ready(form: Locator): Promise<void> {
  await expect.poll(() => form.evaluate((element) => (element as HTMLFormElement).noValidate)).toBe(true)
}

async function fillContact(page: Page): Promise<void> {
  const form = page.locator(CONTACT)
  await form.locator('[name=firstName]').fill('Siti')
  await form.locator('[name=lastName]').fill('Rahma')
  await form.locator('[name=email]').fill(`siti.${Date.now()}@example.com`)
  await form.locator('[name=phone]').fill('+62 21 555 0123')
  await form.locator('[name=company]').fill('PT Maju & Rekan')
  await form.locator('[name=message]').fill('Kami perlu "server" <baru>.')
}

test.each(inBoth(pathTo('contactForm')))(
  'the contact form in %s names what is wrong, keeps what is typed over a reload, and thanks in place',
  async (language, path) => {
    const { page, open, hydrated, problems } = await openPublicPage(browser, {
      viewport: language === 'en' ? { width: 1440, height: 900 } : { width: 390, height: 844 },
    })
    await open(path)
    await hydrated()
    const form = page.locator(CONTACT)
    await form.locator('[name=email]').fill('nobody')
    await ready(form)
    await form.getByRole('button').click()

    const problem = form.locator('[data-problem-of=email]')
    await expect
      .poll(() => problem.innerText())
      .toContain(language === 'en' ? 'valid email' : 'email yang valid')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('firstName')
    expect(await axeViolations(page)).toEqual([])
    expect(await overflows(page)).toBe(false)

    await fillContact(page)
    await form.locator('[name=state]').selectOption('Jawa Barat')
    await expect.poll(() => form.locator('[name=city] option').count()).toBeGreaterThan(20)
    await form.locator('[name=city]').selectOption('Kota Bandung')
    await page.reload()
    await hydrated()
    await expect.poll(() => form.locator('[name=message]').inputValue()).toBe('Kami perlu "server" <baru>.')
    await expect.poll(() => form.locator('[name=city]').inputValue()).toBe('Kota Bandung')

    await form.getByRole('button').click()
    await page.locator(`${SENT}[data-shown]`).waitFor()
    expect(await page.locator(SENT).innerText()).toMatch(/[0-9A-F]{4}-[0-9A-F]{4}/)
    expect(await axeViolations(page)).toEqual([])
    expect(problems()).toEqual([])
    await page.context().close()
  },
)

test('without script the answer is the page with what is wrong and what was typed, and then thanks', async () => {
  const { page, open } = await openPublicPage(browser, { javaScriptEnabled: false })
  await open(`/id${pathTo('contactForm')}`)
  await fillContact(page)
  const form = page.locator(CONTACT)
  await page.evaluate(() => undefined).catch(() => undefined)
  await form.locator('[name=state]').selectOption('other')
  await form.locator('[name=otherState]').fill('Selangor')
  await form.locator('[name=city]').selectOption('other')
  await form.locator('[name=otherCity]').fill('Shah Alam')
  await form.locator('[name=phone]').fill('telepon saya')
  await form.getByRole('button').click()

  await page.waitForURL(new RegExp(FORM_PATHS.form('contactMessage')))
  expect(await form.locator('[data-problem-of=phone]').innerText()).toBe('Masukkan nomor telepon yang valid.')
  expect(await form.locator('[name=message]').inputValue()).toBe('Kami perlu "server" <baru>.')
  expect(await form.locator('[name=company]').inputValue()).toBe('PT Maju & Rekan')
  expect(await form.locator('[name=state]').inputValue()).toBe('other')
  expect(await form.locator('[name=otherCity]').inputValue()).toBe('Shah Alam')

  await form.locator('[name=phone]').fill('021 5550123')
  await form.getByRole('button').click()
  await page.waitForURL(`${product.site}/id${pathTo('contactForm')}${SENT}`)
  await page.locator(SENT).waitFor({ state: 'visible' })
  expect(await form.isVisible()).toBe(false)
  await page.context().close()
})

test('a form below the window waits for the visitor, keeps what is typed meanwhile, and comes with a page that is no document', async () => {
  const { page, open, hydrated, problems } = await openPublicPage(browser, {
    viewport: { width: 390, height: 300 },
  })
  const parts: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/FormParts')) parts.push(request.url())
  })
  await open(pathTo('contactForm'))
  await hydrated()
  expect(parts).toEqual([])

  const form = page.locator(CONTACT)
  const typedMeanwhile = async (route: Route) => {
    await form.locator('[name=company]').fill('PT Cepat')
    await form.locator('[name=state]').selectOption('other')
    await route.continue()
  }
  await page.route('**/FormParts*.js', typedMeanwhile, { times: 1 })
  await form.locator('[name=firstName]').fill('Siti')
  await ready(form)
  await form.getByRole('button').click()
  await expect.poll(() => form.locator('[data-problem-of=email]').innerText()).toContain('required')
  expect(await form.locator('[name=firstName]').inputValue()).toBe('Siti')
  expect(await form.locator('[name=company]').inputValue()).toBe('PT Cepat')
  expect(await form.locator('[name=state]').inputValue()).toBe('other')

  await open(pathTo('ebc'))
  await hydrated()
  await page.locator('a[href="/contact-us"]:visible').first().click()
  await page.waitForURL(`**${pathTo('contactUs')}`)
  await page.goBack()
  await page.locator(`#${formAnchor('businessContact')}`).waitFor()
  expect(problems()).toEqual([])
  await page.context().close()
})

test('a form below the window stays where the address gets another fragment', async () => {
  const { page, open, hydrated, problems } = await openPublicPage(browser, {
    viewport: { width: 390, height: 300 },
  })
  await open(pathTo('contactForm'))
  await hydrated()
  const parts = page.waitForResponse('**/FormParts*.js')
  await page.evaluate(() => (window.location.hash = 'somewhere'))

  await parts
  await ready(page.locator(CONTACT))
  expect(problems()).toEqual([])
  await page.context().close()
})

test('countries that came with the document stay as they are; a form that did not is given them by the browser', async () => {
  const { page, open, hydrated, problems } = await openPublicPage(browser)
  await page.addInitScript(() => {
    const { DisplayNames } = Intl
    const Counted = class extends DisplayNames {
      override of(code: string) {
        document.documentElement.dataset['named'] = code
        return super.of(code)
      }
    }
    Object.assign(Intl, { DisplayNames: Counted })
  })
  const named = () => page.evaluate(() => document.documentElement.dataset['named'])
  await open(`/id${pathTo('ebc')}`)
  const form = page.locator(`#${formAnchor('businessContact')}`)
  const countries = form.locator('[name=country] option')
  const sent = await countries.allTextContents()
  await hydrated()
  await form.locator('[name=country]').selectOption('DE')
  await ready(form)
  await form.getByRole('button').click()
  await expect.poll(() => form.locator('[data-problem-of=email]').innerText()).not.toBe('')
  expect(await countries.allTextContents()).toEqual(sent)
  expect(await form.locator('[name=country]').inputValue()).toBe('DE')
  expect(await named()).toBeUndefined()

  await page.locator('a[href="/id/contact-us"]:visible').first().click()
  await page.waitForURL(`**/id${pathTo('contactUs')}`)
  await page.goBack()
  await form.waitFor()
  await expect.poll(named).toBe('ZW')
  expect(await countries.count()).toBe(sent.length)
  expect(await countries.nth(1).textContent()).toBe('Indonesia')
  expect(problems()).toEqual([])
  await page.context().close()
})

test('offline, what was written is kept and sent once the connection is back', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  await open(pathTo('abuseReport'))
  await hydrated()
  const form = page.locator(`#${formAnchor('abuseReport')}`)
  await form.locator('[name=name]').fill('Budi')
  await form.locator('[name=email]').fill('budi@example.com')
  await form.locator('[name=abuse]').selectOption('spam')
  await form.locator('[name=address]').fill('203.0.113.9')
  await form.locator('[name=message]').fill('Twenty a minute.')
  await page.waitForTimeout(1_600) // faster than typing counts as a bot
  await page.context().setOffline(true)
  await form.getByRole('button').click()
  await expect.poll(() => form.getByRole('alert').innerText()).toContain('offline')

  await page.context().setOffline(false)
  await page.locator(`#${sentAnchor('abuseReport')}[data-shown]`).waitFor()
  await page.context().close()
})

test('two clicks and a lost answer send one form', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  await open(pathTo('ebc'))
  await hydrated()
  const form = page.locator(`#${formAnchor('businessContact')}`)
  for (const name of ['firstName', 'lastName', 'company']) await form.locator(`[name=${name}]`).fill('Rina')
  await form.locator('[name=email]').fill('rina@example.com')
  await form.locator('[name=phone]').fill('08123456789')
  await form.locator('[name=country]').selectOption('ID')
  const references: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith(FORM_PATHS.form('businessContact')))
      void response
        .json()
        .then(({ data }: { data?: { reference?: string } }) => references.push(data?.reference ?? ''))
  })
  await form.getByRole('button').click()
  await expect
    .poll(() => form.locator('[data-problem-of=jobRole]').innerText())
    .toBe('please select your job role')
  await form.locator('[name=jobRole]').selectOption('developer')

  // the first response is lost
  await page.route(
    `**${FORM_PATHS.form('businessContact')}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await form.getByRole('button').dblclick()
  await expect.poll(() => form.locator('[data-form-problem]').innerText()).toContain('Nothing is lost')
  await form.getByRole('button').click()
  await page.locator(`#${sentAnchor('businessContact')}[data-shown]`).waitFor()
  await expect.poll(() => references).toHaveLength(1)
  await page.context().close()
})

test('the newsletter says what is wrong, thanks in a dialog that OK closes, and works without script', async () => {
  const { page, open, hydrated, problems } = await openPublicPage(browser)
  await open('/')
  await hydrated()
  const form = page.locator(`#${formAnchor('newsletter')}`)
  await form.locator('[name=email]').fill('x')
  await form.getByRole('button').click()
  await expect.poll(() => form.locator('[data-problem-of=email]').innerText()).toContain('valid email')
  await form.locator('[name=email]').fill('news@example.com')
  await form.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Thank you for subscribing!' })
  await dialog.waitFor()
  expect(await dialog.innerText()).toContain('at most one such email a day')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(problems()).toEqual([])
  await page.context().close()

  const plain = await openPublicPage(browser, { javaScriptEnabled: false })
  await plain.open(`/id${pathTo('faq')}`)
  await plain.page.locator(`#${formAnchor('newsletter')} [name=email]`).fill('plain@example.com')
  await plain.page.locator(`#${formAnchor('newsletter')} button`).click()
  await plain.page.waitForURL(`${product.site}/id${pathTo('faq')}#${sentAnchor('newsletter')}`)
  await plain.page.locator(`#${sentAnchor('newsletter')}`).waitFor({ state: 'visible' })
  await plain.page.context().close()
})

const SENTENCES = {
  en: [
    'By sending this form you consent',
    'Fields marked with * are required.',
    'leave empty if you have one name',
  ],
  id: [
    'Dengan mengirim formulir ini, Anda menyetujui',
    'Kolom bertanda * wajib diisi.',
    'kosongkan jika nama',
  ],
} as const

test.each(
  [true, false].flatMap((javaScriptEnabled) =>
    inBoth(pathTo('contactForm')).map((one) => [...one, javaScriptEnabled] as const),
  ),
)('the form in %s at %s says what sending means and what is required; script: %s', async (...given) => {
  const [language, path, javaScriptEnabled] = given
  const { page, open } = await openPublicPage(browser, { javaScriptEnabled })
  await open(path)
  const form = page.locator(CONTACT)
  const text = await form.innerText()
  for (const sentence of SENTENCES[language]) expect(text).toContain(sentence)
  expect(await form.locator('.button').count()).toBe(1)
  expect(await form.locator('a[href*="/page/privacy"]').count()).toBe(1)
  const labels = await form.locator('[data-field]:visible').evaluateAll((fields) =>
    fields.map((field) => {
      const control = field.querySelector('input,select,textarea')
      return [field.textContent.includes('*'), control?.matches(':required') ?? false]
    }),
  )
  expect(labels.length).toBeGreaterThan(6)
  expect(labels.filter(([isMarked, isRequired]) => isMarked !== isRequired)).toEqual([])
  await page.context().close()
})

test('nothing fills in the trap: neither people, nor keyboards, nor browsers, nor assistive technology', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  await open(pathTo('contactForm'))
  await hydrated()
  const form = page.locator(CONTACT)
  const trap = form.locator(`[name=${TRAP_NAME}]`)
  const words = await trap.evaluate((input: HTMLInputElement) =>
    [input.name, input.id, input.placeholder, input.labels?.[0]?.textContent ?? ''].join(' ').toLowerCase(),
  )

  expect(words).not.toMatch(/name|nama|address|alamat|fax|mail|url|web|phone|tel|company|city|user|pass|code/)
  expect(await trap.getAttribute('autocomplete')).toBe('off')
  expect(await trap.getAttribute('tabindex')).toBe('-1')
  expect(await form.getByRole('textbox', { name: 'Leave this field empty' }).count()).toBe(0)
  expect(await trap.evaluate((input) => input.closest('[aria-hidden="true"]') !== null)).toBe(true)
  await page.context().close()
})

test('“why us” has the newsletter’s form beside the footer’s, with the same words', async () => {
  const { page, open, hydrated, problems } = await openPublicPage(browser)
  await open(`/id${pathTo('introduction')}`)
  await hydrated()
  const form = page.locator(`main #${formAnchor('introduction-newsletter')}`)
  await form.locator('[name=email]').fill('x')
  await form.getByRole('button').click()
  await expect.poll(() => form.locator('[data-problem-of=email]').innerText()).toContain('email')
  await expect.poll(() => axeViolations(page)).toEqual([])

  await form.locator('[name=email]').fill('why@example.com')
  await form.getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Terima kasih telah berlangganan!' })
  await dialog.getByRole('button', { name: 'OK' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(problems()).toEqual([])
  await page.context().close()

  const plain = await openPublicPage(browser, { javaScriptEnabled: false })
  await plain.open(`/id${pathTo('introduction')}`)
  const own = plain.page.locator(`main #${formAnchor('introduction-newsletter')}`)
  await own.locator('[name=email]').fill('x')
  await own.getByRole('button').click()
  await own.locator('[data-problem-of=email]').waitFor({ state: 'visible' })
  expect(await own.locator('[name=email]').inputValue()).toBe('x')
  expect(await plain.page.locator(`#${formAnchor('newsletter')} [name=email]`).inputValue()).toBe('')
  await plain.page.context().close()
})

/** Fake script of the bot check: returns a token. */
const SERVICE = `globalThis.grecaptcha = {
  ready: (then) => then(),
  execute: async (key, { action }) => 'token of ' + key + ' for ' + action,
}`

const SERVICES = [
  { it: 'answers', script: SERVICE, token: 'token of site-key for form', said: 'reCAPTCHA' },
  { it: 'does not come', said: 'ReCaptcha error: Failed to load script' },
  {
    it: 'fails',
    script: 'globalThis.grecaptcha = { ready: (then) => then(), execute: async () => { throw 1 } }',
    said: 'ReCaptcha error: Failed to execute',
  },
]

test.each(SERVICES)(
  'where an installation has chosen reCAPTCHA and it $it, it is loaded with the first field, named, and the form is sent',
  async ({ script, token, said }) => {
    const { page, open, hydrated } = await openPublicPage(browser, { bypassCSP: true })
    const loaded: string[] = []
    await page.route('https://www.google.com/**', async (route) => {
      loaded.push(route.request().url())
      await (script === undefined
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: script }))
    })
    const service = { version: 'v3', mode: 'normal', size: 'invisible', siteKey: 'site-key' }
    await page.route(`**${FORM_PATHS.challenge}`, (route) => route.fulfill({ json: { data: { service } } }))
    await open(pathTo('contactForm'))
    await hydrated()
    expect(loaded).toEqual([])

    await fillContact(page)
    await page.locator(CONTACT).locator('[name=state]').selectOption('Jawa Barat')
    await page.locator(CONTACT).locator('[name=city]').selectOption('Kota Bandung')
    await page
      .locator(CONTACT)
      .locator('[data-bot-check]')
      .getByText(/reCAPTCHA/i)
      .first()
      .waitFor()
    expect(await axeViolations(page)).toEqual([])
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.locator(CONTACT).getByRole('button').click()
    const body = (await sent).postDataJSON() as Record<string, unknown>
    await page.locator(`${SENT}[data-shown]`).waitFor()

    expect(loaded).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key&hl=en'])
    expect(body['_token']).toBe(token)
    expect(await page.locator(`${CONTACT} [data-bot-check]`).textContent()).toContain(said)
    await page.context().close()
  },
)

test.each(inBoth(`${pathTo('contactForm')}#business-partner`))(
  '%s: an application names its partner programme',
  async (language, path) => {
    const { page, open } = await openPublicPage(browser)
    await open(path)
    const note = language === 'en' ? 'business partner programme' : 'program mitra bisnis'

    await page.getByRole('status').filter({ hasText: note }).waitFor()
    await page.getByLabel(/First name|Nama depan/).focus()
    await expect
      .poll(() => page.locator('form input[name=programme]').getAttribute('value'))
      .toBe('business-partner')
    await page.context().close()
  },
)
