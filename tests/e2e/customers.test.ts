import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { ObjectStore } from '@flou/local/s3/objectStore.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { axeViolations, closePages, workerBrowser, product, untilServed } from './browser.ts'
import { inBoth, openPublicPage } from './publicShell/publicPage.ts'
import { productId, staffCall } from './staff.ts'

/** Content for customers of the portal, invisible to others. */
let browser: Browser
beforeAll(async () => {
  browser = await workerBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => closePages(browser))

const PORTAL = `${product.admin}/__dev/portal`
const PAGE = '/products/object-storage'

const signIn = async (page: Page, tier: string) => {
  await page.goto(PORTAL)
  await page.getByLabel(tier).check()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('status').getByText(`tier ${tier}`).waitFor()
}
const prices = (page: Page) => page.locator('#pricing')

const WORDS = {
  en: { invitation: 'Log in to see your yearly prices', year: 'a year for you', percent: '22.5%' },
  id: { invitation: 'Masuk untuk melihat harga tahunan Anda', year: 'per tahun untuk Anda', percent: '22,5' },
} as const

test.each(inBoth(PAGE))(
  'a visitor is invited to log in, a customer sees yearly prices: %s',
  async (language, address) => {
    const { page, open, hydrated, problems } = await openPublicPage(browser)
    const words = WORDS[language]
    await open(`${address}#pricing`)
    const invitation = prices(page).getByRole('link', { name: words.invitation })
    await invitation.waitFor()
    // pages of a copied product contain the original product's ports
    const portal = new URL((await invitation.getAttribute('href')) ?? '')
    expect(portal.pathname).toBe(`${new URL(PORTAL).pathname}/login`)
    expect(await prices(page).innerText()).not.toContain(words.year)

    await signIn(page, 'gold')
    await open(`${address}#pricing`)
    await hydrated()
    await prices(page).getByText(words.year).first().waitFor()

    const shown = await prices(page).innerText()
    expect(shown).toContain(words.percent)
    // 380 per month, minus 22.5 % for twelve months
    expect(shown).toContain(
      language === 'en' ? 'Rp3,534 per GB a year for you' : 'Rp3.534 per GB per tahun untuk Anda',
    )
    expect(await invitation.count()).toBe(0)
    expect(await axeViolations(page)).toEqual([])
    expect(problems()).toEqual([])
  },
)

test('whoever comes back from the portal is known without reloading, and forgotten after logging out', async () => {
  const { page, open, hydrated } = await openPublicPage(browser)
  await open(`${PAGE}#pricing`)
  await hydrated()
  await prices(page).getByText(WORDS.en.invitation).waitFor()

  const portal = await page.context().newPage()
  await signIn(portal, 'standard')
  // pages of a headless browser get no visibility event
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const isSeen = async (text: string) => {
    await comeBack()
    return prices(page).getByText(text).first().isVisible()
  }
  await expect.poll(() => isSeen(WORDS.en.year)).toBe(true)
  await portal.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => isSeen(WORDS.en.invitation)).toBe(true)
  expect(await prices(page).innerText()).not.toContain(WORDS.en.year)
})

test('in the calculator a customer pays less for a year; links, saved estimates and months know nothing of it', async () => {
  const { page, open } = await openPublicPage(browser)
  await signIn(page, 'gold')
  await open('/pricing/calculator')
  await page.locator('[data-ready]').getByRole('button', { name: 'Object Storage' }).first().click()
  await page.getByRole('button', { name: 'Add to estimate' }).click()
  const amount = async () =>
    Number((await page.locator('#estimate [data-amount]').innerText()).replace(/\D/g, ''))
  const monthly = await amount()
  await page.getByText('Yearly', { exact: true }).click()

  // twelve months minus 22.5 %
  await expect.poll(amount).toBe(Math.round(monthly * 12 * 0.775))
  expect(await page.locator('#estimate').innerText()).toContain(
    'With your discount of 22.5%: Rp3,534 per GB a year',
  )
  expect(await page.getByRole('link', { name: 'Log in to see yours' }).count()).toBe(0)
  await page.locator('#estimate summary', { hasText: 'Share and export' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /discount 22\.5%[^]*Includes your customer discount/,
  )

  const [request] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST'),
    page.getByRole('button', { name: 'Save and get a short link' }).click(),
  ])
  expect(request.postData()).not.toMatch(/discount|22\.5|gold/i)
  const link = page.locator('#estimate dl a').first()
  await link.waitFor()
  const [, id] = /#s=([^.]+)/.exec((await link.getAttribute('href')) ?? '') ?? []
  const saved = await (await fetch(`${product.site}/api/estimates/${id}`)).text()
  expect(JSON.parse(saved).data.totals.subtotal).toBe(monthly * 12 * 10_000)
  expect(saved).not.toMatch(/discount|gold/i)
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept).not.toMatch(/discount|22\.5/i)
})

/** Unique values: as typed, in both languages, and as integers in ten-thousandths. */
const SECRETS = [13.7391, 17.2468, 23.8642]
const TIER = 'zirconium-tier'
const TRACES = [TIER, ...SECRETS.flatMap((value) => [String(value), String(value).replace('.', ',')])]
const WRITTEN = [...TRACES, ...SECRETS.map((value) => String(Math.round(value * 10_000)))]

/** Secrets found as whole words: ids and hashes may contain the digits by chance. */
const tracesIn = (text: string, traces: readonly string[]) =>
  traces.filter((trace) => new RegExp(`(?<!\\w)${trace.replace('.', '\\.')}(?!\\w)`).test(text))

interface Stored {
  id: number
  recordVersion: number
  contents: { languageId: number; [name: string]: unknown }[]
}

/** Sets unique discounts, with a text that shows when they are published. */
async function setSecrets({ description, note }: { description: string; note: string }): Promise<void> {
  const [general, own, ofTier] = SECRETS
  const id = await productId('Object Storage')
  const record = await staffCall<Stored>('GET', `/api/dashboard/product/${id}`)
  const tierDiscounts = [{ tier: TIER, discountPercent: ofTier }]
  const contents = record.contents.map((entry) => ({ ...entry, description }))
  await staffCall('PUT', `/api/dashboard/product/${record.id}`, {
    ...record,
    discountPercent: own,
    tierDiscounts,
    contents,
  })
  const section = await staffCall<Stored>('GET', '/api/dashboard/pricing/calculator')
  const notes = section.contents.map((entry) => ({ ...entry, note }))
  await staffCall('PUT', '/api/dashboard/pricing/calculator', {
    ...section,
    discountPercent: general,
    tierDiscounts,
    contents: notes,
  })
}

const MOST_OBJECTS = 1_000

const PUBLISHED = /^storage(?:site|media|admin)/

function publishedBuckets(): string[] {
  const database = new DatabaseSync(path.join(product.state, 's3/objects.db'), { readOnly: true })
  const rows = database.prepare('SELECT DISTINCT bucket FROM object').all()
  database.close()
  return rows.map(({ bucket }) => String(bucket)).filter((bucket) => PUBLISHED.test(bucket))
}

/** Current content, read again because publishing may replace it; undefined if removed. */
async function bodyAt(store: ObjectStore, bucket: string, key: string): Promise<Buffer | undefined> {
  const object = store.head(bucket, key)
  if (!object) return undefined
  try {
    return await store.read(object)
  } catch (error) {
    if (store.head(bucket, key)?.blob === object.blob) throw error
    return bodyAt(store, bucket, key)
  }
}

/** All objects that the CDN serves, in chunks. */
async function* objectsIn(store: ObjectStore) {
  for (const bucket of publishedBuckets()) {
    let after = ''
    do {
      const part = store.list({ bucket, prefix: '', after, limit: MOST_OBJECTS })
      for (const { key } of part) {
        const body = await bodyAt(store, bucket, key)
        if (body) yield { key: `${bucket}/${key}`, body }
      }
      after = part.at(-1)?.key ?? ''
    } while (after !== '')
  }
}

/** Public reads of the API description, with a slug if needed. */
async function publicAnswers(): Promise<{ address: string; text: string }[]> {
  const { paths } = (await (await fetch(`${product.admin}/__dev/openapi.json`)).json()) as {
    paths: Record<string, { get?: { security?: object[] } }>
  }
  const [article] = ((await (await fetch(`${product.site}/api/news`)).json()) as { data: { slug: string }[] })
    .data
  const isPublic = ({ get }: { get?: { security?: object[] } }) => get?.security?.length === 0
  const open = Object.keys(paths).filter((one) => isPublic(paths[one] ?? {}))
  const asked = open.map((one) => one.replace('{slug}', article?.slug ?? '').replace('{token}', 'none'))
  const withQuery = [...asked, '/api/customer/discounts?products=1,2,3']
  return Promise.all(
    withQuery.map(async (one) => ({ address: one, text: await (await fetch(product.site + one)).text() })),
  )
}

test('no published object and no answer to a visitor has a discount, a tier, or their fields', async () => {
  expect(product.state).not.toBe('')
  const mark = 'Marked for the search of discounts'
  const [description, note] = [`${mark}: product.`, `${mark}: calculator.`]
  await setSecrets({ description, note })
  for (const language of ['', '/id'])
    for (const text of [description, note]) await untilServed(product.site + language + PAGE, text)

  const leaks: string[] = []
  let [objects, marked] = [0, 0]
  const store = new ObjectStore(product.state)
  for await (const { key, body } of objectsIn(store)) {
    objects += 1
    const text = body.toString('latin1')
    if (text.includes(mark)) marked += 1
    // scripts contain the field's name, but never its values
    const names = /\/assets\//.test(key) ? [] : ['discountPercent', 'tierDiscounts']
    leaks.push(...tracesIn(text, [...WRITTEN, ...names]).map((trace) => `${key}: ${trace}`))
  }
  store.close()
  const answers = await publicAnswers()
  for (const { address, text } of answers)
    leaks.push(
      ...tracesIn(text, [...WRITTEN, 'discountPercent', 'tierDiscounts']).map(
        (trace) => `${address}: ${trace}`,
      ),
    )

  expect(leaks).toEqual([])
  // the search index includes pages published after the discounts
  expect(marked).toBeGreaterThan(2)
  expect(objects).toBeGreaterThan(300)
  expect(answers.length).toBeGreaterThan(10)
})
