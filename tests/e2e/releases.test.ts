import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { axeViolations, expectToFit, product, untilServed } from './browser.ts'
import { certificate, CERTIFICATES, CERTIFICATE_LIST } from './certificate.ts'
import { staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/** Changes are collected in a release, previewed, published together, and undone as one. */
const MENU = '/api/dashboard/menu'
const PAGE = '/security-compliance'

const watched = staffPage({ locale: 'en-US' })
let page: Page

beforeAll(() => {
  page = watched.page
})

let mark: string
let release: string
// also for a second attempt
beforeEach(() => {
  mark = Date.now().toString(36)
  release = `Campaign ${mark}`
})

const inBoth = (title: string) =>
  [1, 2].map((languageId) => ({ languageId, title, description: 'About the cloud' }))

const addCertificate = async (title: string) =>
  (await staffCall<StoredRecord>('POST', CERTIFICATES, certificate(inBoth(title)))).id

/** An inactive menu with the sub-menus `a` and `b`. */
async function addMenu() {
  const texts = (title: string) => [1, 2].map((languageId) => ({ languageId, title, contentTitle: title }))
  const body = { isActive: false, translations: texts(`Menu ${mark}`) }
  const { id } = await staffCall<StoredRecord>('POST', MENU, { type: 0, order: 9_100, ...body })
  for (const [index, letter] of ['a', 'b'].entries())
    await staffCall('POST', `${MENU}/${id}/sub-menu`, {
      order: index + 1,
      isActive: false,
      translations: texts(`Menu ${mark} ${letter}`),
    })
  return id
}

const orderOf = async (menu: number) =>
  (await staffCall<ListRow[]>('GET', `${MENU}/${menu}/sub-menu?perPage=100`))
    .map(({ titles }) => titles.en.at(-1))
    .join('')

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Adds the open form or list to the release, which the first call creates. */
async function collect(isFirst: boolean): Promise<void> {
  await button('Release options').click()
  await button('Add to a release …').click()
  await chooseRelease(isFirst)
}

async function chooseRelease(isFirst: boolean): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add to a release' })
  const add = dialog.getByRole('button', { name: 'Add', exact: true })
  await expect.poll(() => add.isEnabled()).toBe(true)
  if (isFirst) {
    const other = dialog.getByRole('radio', { name: 'New release' })
    if ((await other.count()) > 0) await other.check()
    await dialog.getByRole('textbox', { name: 'Name' }).fill(release)
    expect(await axeViolations(page)).toEqual([])
  } else await dialog.getByRole('radio', { name: new RegExp(`^${release}`) }).check()
  await add.click()
  await page.getByText(`Added to the release “${release}”`).last().waitFor()
}

async function collectTitle(id: number, title: string, isFirst: boolean): Promise<void> {
  await page.goto(`${product.admin}${CERTIFICATE_LIST}/edit/${id}`)
  await page.getByRole('tab', { name: /English/ }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await collect(isFirst)
  await page.waitForURL(/release=\w+&item=\w+/)
  await page.getByText(`This is the version in the release “${release}”`).waitFor()
}

async function collectOrder(menu: number): Promise<void> {
  await page.goto(`${product.admin}/dashboard2/menu/${menu}/sub-menu`)
  await page.getByRole('radio', { name: 'Arrange' }).click()
  await page.getByRole('button', { name: `Move Menu ${mark} a, position` }).press('Alt+End')
  await collect(false)
  await page.getByText(`In the release “${release}”`).waitFor()
}

async function collectRemoval(id: number): Promise<void> {
  await page.goto(`${product.admin}${CERTIFICATE_LIST}/edit/${id}`)
  await button('More actions').click()
  await button('Delete in a release …').click()
  await chooseRelease(false)
}

async function confirm(name: string, question: RegExp): Promise<void> {
  await button(name).click()
  await page.getByRole('dialog', { name: question }).getByRole('button', { name, exact: true }).click()
}

test('two records, a removal and an order are previewed, go live together, and are undone as one', async () => {
  const old = [`Old one ${mark}`, `Old two ${mark}`]
  const fresh = [`Fresh one ${mark}`, `Fresh two ${mark}`]
  const ids = [await addCertificate(old[0] ?? ''), await addCertificate(old[1] ?? '')]
  const removed = `Removed ${mark}`
  const removedId = await addCertificate(removed)
  const menu = await addMenu()
  await untilServed(product.site + PAGE, removed)

  await collectTitle(ids[0] ?? 0, fresh[0] ?? '', true)
  await collectTitle(ids[1] ?? 0, fresh[1] ?? '', false)
  await collectOrder(menu)
  await collectRemoval(removedId)
  expect(await orderOf(menu)).toBe('ab')

  await page.goto(`${product.admin}/dashboard2/releases`)
  await page.getByRole('link', { name: release }).click()
  await page.getByText('Checked: no problems.').waitFor()
  await page.getByText(`What changes`).first().click()
  await page
    .getByText(fresh[0] ?? '')
    .first()
    .waitFor()
  await expectToFit(page, 390)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('tab', { name: 'Preview' }).click()
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill(PAGE)
  await button('Open page').click()
  const frame = page.frameLocator(`iframe[title="Preview of ${PAGE}"]`)
  for (const title of fresh) await frame.getByText(title).first().waitFor()

  await confirm('Publish now', /^Publish “/)
  await button('Undo release').waitFor()
  for (const title of fresh) await untilServed(product.site + PAGE, title)
  expect(await (await fetch(product.site + PAGE)).text()).not.toContain(removed)
  expect(await orderOf(menu)).toBe('ba')

  await confirm('Undo release', /^Undo “/)
  await page.getByText('Undone', { exact: true }).first().waitFor()
  for (const title of [...old, removed]) await untilServed(product.site + PAGE, title)
  expect(await orderOf(menu)).toBe('ab')
  expect(watched.problems()).toEqual([])
}, 120_000)
