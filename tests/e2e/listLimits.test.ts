import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { newButton } from '@flou/shared/content/appearance/appearance.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { fieldTexts } from '../../web-admin/src/core/texts/fields.ts'
import { axeViolations, chooseLanguage, product } from './browser.ts'
import { silentFields } from './backOffice/fieldMessages.ts'
import { staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

/** A full list accepts no entry and shows why; one that is too long is an error at the list. */
const staff = staffPage()
const { items: MAX } = LIMITS
const times = <T>(make: (index: number) => T): T[] => Array.from({ length: MAX }, (_, index) => make(index))
const inBoth = (texts: object) => [1, 2].map((languageId) => ({ languageId, ...texts }))
const two = (value: number) => String(value).padStart(2, '0')

const session = (index: number) => ({
  startHour: `${two(6 + Math.floor(index / 4))}:${two((index % 4) * 15)}:00`,
  endHour: `${two(6 + Math.floor(index / 4))}:${two((index % 4) * 15 + 10)}:00`,
  mediaId: 0,
  contents: inBoth({ title: `Sesi ${index}`, description: '', speakerName: '' }),
})

const button = (index: number) => {
  const contents = newButton().contents.map((content) => ({ ...content, title: `T ${index}` }))
  return { ...newButton(), urlPath: '/faq', contents }
}

interface FullList {
  name: string
  from: string
  screen: string
  tab?: RegExp
  /** Field of the list, and field of its error. */
  field: string
  at?: string
  add: RegExp
  /** Fields of a record with a full list. */
  full: object
}

const LISTS: readonly FullList[] = [
  {
    name: 'nested items',
    from: '/api/dashboard/footer',
    screen: '/footer',
    field: 'items',
    add: /^(Add item|Tambah item): /,
    full: { items: times((order) => ({ url: '/faq', order, contents: inBoth({ title: `T ${order}` }) })) },
  },
  {
    name: 'buttons of a banner',
    from: '/api/dashboard/home-page',
    screen: '/home-page',
    field: 'customProperty',
    add: /^(Add button|Tambah tombol)$/,
    full: { customProperty: JSON.stringify({ buttons: times(button) }) },
  },
  {
    name: 'days of a timetable',
    from: '/api/dashboard/event',
    screen: '/event',
    tab: /^(Schedule|Jadwal)/,
    field: 'schedules',
    add: /^(Add day|Tambah hari)$/,
    full: {
      startDate: '2027-01-01',
      endDate: '2027-12-31',
      schedules: times((day) => ({
        date: `2027-${two(1 + Math.floor(day / 28))}-${two((day % 28) + 1)}`,
        eventScheduleItems: [],
      })),
    },
  },
  {
    name: 'entries of a day',
    from: '/api/dashboard/event',
    screen: '/event',
    tab: /^(Schedule|Jadwal)/,
    field: 'schedules.0.eventScheduleItems',
    add: /^(Add item|Tambah acara)$/,
    full: {
      startDate: '2027-03-01',
      endDate: '2027-03-01',
      schedules: [{ date: '2027-03-01', eventScheduleItems: times(session) }],
    },
  },
]

/** Message of a form without changes, for an unpublished copy. */
const UNCHANGED = /^(Draft saved|Draf tersimpan)/

const made: string[] = []
afterAll(async () => {
  for (const record of made) await staffCall('DELETE', record)
})
beforeAll(async () => {
  staff.page.on('dialog', (dialog) => void dialog.accept()) // confirms leaving an edited form
  await staff.page.goto(`${product.admin}/dashboard2/footer`)
})
beforeEach(() => staff.page.evaluate(() => localStorage.setItem('flou.interface-language', 'en')))

/** Opens the form of a record with a full list. @returns the list's field */
async function openFull(page: Page, { from, screen, tab, field, full }: FullList): Promise<Locator> {
  const copy = await staffCall<StoredRecord>('POST', `${from}/1/duplicate`, {})
  made.push(`${from}/${copy.id}`)
  await staffCall('PUT', `${from}/${copy.id}`, { ...copy, ...full })
  await page.goto(`${product.admin}/dashboard2${screen}/edit/${copy.id}`)
  await page.locator('main form').waitFor()
  if (tab) await page.getByRole('tab', { name: tab }).click()
  return page.locator(`[data-field="${field}"]`)
}

async function speak(page: Page, language: 'en' | 'id'): Promise<void> {
  await chooseLanguage(page, language)
  await page.locator(`html[lang^=${language}]`).waitFor()
}

test.each(LISTS)(
  '$name: at the limit nothing is added, and the reason is seen and read out',
  async (list) => {
    const { page, problems } = staff
    const field = await openFull(page, list)
    const add = field.getByRole('button', { name: list.add })

    for (const language of LANGUAGES) {
      await speak(page, language)
      const reason = translator(fieldTexts)[language]('items.full', { max: MAX })
      await field.getByRole('status').filter({ hasText: reason }).waitFor()
      await add.press('Enter')
      await page.getByRole('alert').filter({ hasText: reason }).first().waitFor()
      expect(await add.getAttribute('aria-disabled')).toBe('true')
      expect(await add.evaluate((button) => button === document.activeElement)).toBe(true)
    }
    expect(await page.getByText(UNCHANGED).count()).toBe(1)
    await expect.poll(() => axeViolations(page)).toEqual([])
    expect(problems()).toEqual([])
  },
)

test('a list that an undo makes too long is refused at the list, in both languages', async () => {
  const { page } = staff
  const [list] = LISTS
  if (!list) throw new Error('No list')
  const field = await openFull(page, list)

  await field.getByRole('button', { name: /^Actions: T 0/ }).click()
  await field.getByRole('button', { name: /^Remove T 0/ }).click()
  await field.getByRole('button', { name: 'Actions: T 1', exact: true }).click()
  await field.getByRole('button', { name: 'Duplicate T 1', exact: true }).click()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await field.getByText(`(${MAX + 1})`).waitFor()

  for (const language of LANGUAGES) {
    await speak(page, language)
    await page.keyboard.press('Control+Enter')
    const expected = { items: messageText(`tooManyItems:${MAX}`, language) }
    expect(await silentFields(page, expected, language)).toEqual([])
  }
})
