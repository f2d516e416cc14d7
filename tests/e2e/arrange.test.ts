import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeViolations, overflows, product } from './browser.ts'
import { staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/** Ordering lists as rows and as a tree, by pointer and keyboard: saved, undone, rejected. */
const MENU = '/api/dashboard/menu'

const watched = staffPage({ locale: 'en-US' })
let page: Page

beforeAll(() => {
  page = watched.page
})

const texts = (title: string) => [1, 2].map((languageId) => ({ languageId, title, contentTitle: title }))

interface Made {
  id: number
  title: string
  below: { id: number; title: string }[]
}

let menus = 0

/** An inactive menu after all others, with sub-menus `a`, `b` …, in that order. */
async function addMenu(letters: string): Promise<Made> {
  menus += 1
  const title = `Menu ${Math.random().toString(36).slice(2, 8)}`
  const { id } = await staffCall<StoredRecord>('POST', MENU, {
    type: 0,
    order: 9_000 + menus,
    isActive: false,
    translations: texts(title),
  })
  const below: Made['below'] = []
  for (const letter of letters) below.push(await addBelow(id, `${title} ${letter}`, below.length + 1))
  return { id, title, below }
}

async function addBelow(menu: number, title: string, order: number) {
  const body = { order, isActive: false, translations: texts(title) }
  const { id } = await staffCall<StoredRecord>('POST', `${MENU}/${menu}/sub-menu`, body)
  return { id, title }
}

/** The stored order, as letters of the titles. */
const stored = async (menu: number) =>
  (await staffCall<ListRow[]>('GET', `${MENU}/${menu}/sub-menu?perPage=100`))
    .map(({ titles }) => titles.en.at(-1))
    .join('')
const handle = (title: string): Locator => page.getByRole('button', { name: `Move ${title}, position` })
const shown = async () =>
  (await page.locator('main ol > li').allTextContents())
    .map((text) => /Menu \w+ (\w)/.exec(text)?.[1])
    .join('')
const save = async () => {
  const button = page.getByRole('button', { name: 'Save order' })
  await button.click()
  return { isDone: () => button.waitFor({ state: 'detached' }) }
}
const undo = () => page.getByRole('button', { name: 'Undo' }).click()
const openRows = async ({ id, below }: Made) => {
  await page.goto(`${product.admin}/dashboard2/menu/${id}/sub-menu`)
  await page.getByRole('radio', { name: 'Arrange' }).click()
  await handle(below[0]?.title ?? '').waitFor()
}

/** Drags from the centre of one element to a fraction of another's height. */
async function drag(from: Locator, to: Locator, part: number): Promise<void> {
  await from.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, end.y + end.height * part, { steps: 6 })
  await page.locator('[data-drop]').first().waitFor()
  await page.mouse.up()
}

test('rows are moved by keys and by the pointer, saved in one call, undone, and not lost by accident', async () => {
  const menu = await addMenu('abcd')
  const [a = { id: 0, title: '' }, , , d = a] = menu.below
  await openRows(menu)
  await expect.poll(() => axeViolations(page)).toEqual([])

  await handle(a.title).press('Space')
  await page.getByText(/picked up, position 1 of 4/).waitFor()
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect.poll(shown).toBe('bcad')
  await page.keyboard.press('Escape')
  await expect.poll(shown).toBe('abcd')
  await page.keyboard.press('Space')
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await page.getByText(/dropped at position 3/).waitFor()
  await page.getByRole('link', { name: 'Slider', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await save()

  await page.getByText('The new order is saved.').waitFor()
  await expect.poll(() => stored(menu.id)).toBe('bcad')
  await undo()
  await expect.poll(() => stored(menu.id)).toBe('abcd')
  await expect.poll(shown).toBe('abcd')

  await drag(handle(d.title), handle(a.title), 0.1)
  await expect.poll(shown).toBe('dabc')
  await page.getByRole('button', { name: `Move ${d.title} to` }).click()
  await page.getByRole('textbox', { name: 'Position' }).fill('2')
  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await expect.poll(shown).toBe('adbc')
  await save()
  await expect.poll(() => stored(menu.id)).toBe('adbc')
  expect(watched.problems()).toEqual([])
})

test('a list that somebody else has changed is not overwritten: what changed is named, the own order goes on', async () => {
  const menu = await addMenu('abc')
  const [a = { id: 0, title: '' }] = menu.below
  await openRows(menu)
  await handle(a.title).press('Alt+End')
  await expect.poll(shown).toBe('bca')
  const added = await addBelow(menu.id, `${menu.title} x`, 9)

  await save()
  const dialog = page.getByRole('dialog', { name: 'The list has changed' })
  await dialog.getByRole('listitem').filter({ hasText: added.title }).waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  await expect.poll(() => stored(menu.id)).toBe('abcx')
  await dialog.getByRole('button', { name: 'Keep my order' }).click()
  await expect.poll(shown).toBe('bcxa')
  await save()

  await expect.poll(() => stored(menu.id)).toBe('bcxa')
  expect(watched.problems()).toEqual([])
})

test('menus are a tree: keys walk it, a sub-menu goes to another menu by keys and by the pointer', async () => {
  const [one, other] = [await addMenu('ab'), await addMenu('')]
  const [a = { id: 0, title: '' }, b = a] = one.below
  const line = (title: string) => page.locator(`[role=row]:has(:text-is("${title}"))`)
  const branch = (title: string) => page.getByRole('rowgroup').filter({ has: line(title) })
  await page.goto(`${product.admin}/dashboard2/menu`)
  await line(b.title).waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])

  await line(one.title).focus()
  await page.keyboard.press('ArrowLeft')
  await line(a.title).waitFor({ state: 'detached' })
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key)
  await page.getByText(`${b.title}: position 1 of 1 in ${other.title}`).waitFor()
  await expect.poll(() => line(b.title).evaluate((item) => item === document.activeElement)).toBe(true)
  await save()
  await page.getByText('The new order is saved.').waitFor()
  expect([await stored(one.id), await stored(other.id)]).toEqual(['a', 'b'])
  await undo()
  await expect.poll(() => stored(one.id)).toBe('ab')
  await branch(one.title).getByText(b.title).waitFor()

  await drag(line(a.title).locator('[aria-hidden=true]').first(), line(other.title), 0.9)
  await branch(other.title).getByText(a.title).waitFor()
  await (await save()).isDone()
  await expect.poll(() => stored(other.id)).toBe('a')
  await line(other.title)
    .getByRole('switch', { name: `${other.title} is active` })
    .click()
  await expect
    .poll(async () => (await staffCall<StoredRecord>('GET', `${MENU}/${other.id}`))['isActive'])
    .toBe(true)
  await line(other.title)
    .getByRole('link', { name: `Add Sub-menu to ${other.title}` })
    .click()
  await page.waitForURL(`**/menu/${other.id}/sub-menu/add`)
  await page.getByRole('link', { name: /^Back/ }).click()
  await page.waitForURL('**/dashboard2/menu')

  await page.setViewportSize({ width: 390, height: 844 })
  await line(a.title).waitFor()
  await expect.poll(() => overflows(page)).toBe(false)
  await expect.poll(() => axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await staffCall('POST', `${MENU}/${other.id}/unpublish`)
  await page.getByRole('radio', { name: 'Table' }).click()
  await page.locator('main table').waitFor()
  expect(watched.problems()).toEqual([])
})
