import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { StoredRecord } from '@flou/shared/api.ts'
import { axeViolations, product } from './browser.ts'
import { staffCall } from './staff.ts'
import { ownStaffPage } from './staffPage.ts'

/** Special inputs are part of the form and saved with it. */
const watched = ownStaffPage()

async function open(page: Page, address: string): Promise<void> {
  await page.goto(product.admin + address)
  await page.locator('main form').waitFor()
}

/** Saves with the keyboard. @returns the sent body */
async function save(page: Page): Promise<Record<string, unknown>> {
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press('Control+Enter')
  const answer = await answered
  expect(answer.status()).toBe(200)
  return answer.request().postDataJSON() as Record<string, unknown>
}

test('a field that a product hides leaves the preview, then the form of its packages', async () => {
  const { page, problems } = watched
  const { id } = await staffCall<StoredRecord>('POST', '/api/dashboard/product/1/duplicate', {})
  const packages = `/dashboard2/product/${id}/security`
  await open(page, `${packages}/config`)
  const preview = page.getByRole('region', { name: 'Form preview' })
  const note = (within: Page | typeof preview) => within.getByRole('textbox', { name: 'Note' })
  await note(preview).waitFor()

  await page.getByRole('switch', { name: 'Note' }).press('Space')
  await note(preview).waitFor({ state: 'detached' })
  const kept = await preview.getByRole('textbox', { name: 'Title', exact: true }).isDisabled()
  const isFixed = (await page.getByRole('switch', { name: 'Title', exact: true }).count()) === 0
  await expect.poll(() => axeViolations(page)).toEqual([])
  const sent = await save(page)
  await page.reload()
  await page.getByRole('switch', { name: 'Note', checked: false }).waitFor()
  await open(page, `${packages}/add`)
  await page.getByRole('textbox', { name: 'Title', exact: true }).waitFor()

  expect([kept, isFixed]).toEqual([true, true])
  expect(sent).toMatchObject({ hiddenFields: ['note'] })
  await expect.poll(() => note(page).count()).toBe(0)
  // the heading contains the product, not only the kind
  await page.getByRole('heading', { level: 1, name: /^Add Package — .+/ }).waitFor()
  expect(problems()).toEqual([])
})

interface SentEvent {
  schedules: { eventScheduleItems: { contents: { title: string }[] }[] }[]
}
const two = (value: number) => String(value).padStart(2, '0')
/** Half-hour slots from 6:00. */
const clock = (slot: number) => `${two(6 + Math.floor(slot / 2))}:${slot % 2 === 0 ? '00' : '30'}:00`

const session = (day: number, slot: number) => ({
  startHour: clock(slot),
  endHour: clock(slot + 1),
  mediaId: 0,
  contents: [1, 2].map((languageId) => ({
    languageId,
    title: `Sesi ${day}.${slot}`,
    description: '',
    speakerName: '',
  })),
})

/** An event of 20 days with 20 sessions each. */
async function addLongEvent(): Promise<number> {
  const copy = await staffCall<StoredRecord>('POST', '/api/dashboard/event/1/duplicate', {})
  const schedules = Array.from({ length: 20 }, (_, day) => ({
    date: `2027-03-${two(day + 1)}`,
    eventScheduleItems: Array.from({ length: 20 }, (_, slot) => session(day + 1, slot)),
  }))
  await staffCall('PUT', `/api/dashboard/event/${copy.id}`, {
    ...copy,
    startDate: '2027-03-01',
    endDate: '2027-03-20',
    schedules,
  })
  return copy.id
}

test('one click adds the days of an event that are missing, sorted in; undo leaves those that were filled', async () => {
  const { page, problems } = watched
  const id = await addLongEvent()
  const event = await staffCall<StoredRecord>('GET', `/api/dashboard/event/${id}`)
  const schedules = [{ date: '2027-03-02', eventScheduleItems: [session(2, 0)] }]
  await staffCall('PUT', `/api/dashboard/event/${id}`, { ...event, endDate: '2027-03-04', schedules })
  await open(page, `/dashboard2/event/edit/${id}`)
  await page.getByRole('tab', { name: 'Schedule' }).click()
  const days = page.getByRole('navigation', { name: 'Days' })
  const dates = () =>
    days
      .locator('[data-day]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).innerText.split('\n')[0]))
  const add = days.getByRole('button', { name: 'Add all days of the event' })

  await add.click()
  await days.locator('[data-day="0"][aria-current]:focus').waitFor()
  expect(await dates()).toEqual(['Mar 1, 2027', 'Mar 2, 2027', 'Mar 3, 2027', 'Mar 4, 2027'])
  expect(await add.count()).toBe(0)
  await page.getByRole('button', { name: 'Add item' }).click()
  // the last one is in the message; rich texts have one, too
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(dates).toEqual(['Mar 1, 2027', 'Mar 2, 2027'])
  await add.waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])
  expect(problems()).toEqual([])
})

test('a programme of 400 sessions: one day at a time, sessions go to other days, errors open theirs', async () => {
  const { page, problems } = watched
  const id = await addLongEvent()
  const rows = page.locator('[data-item]')
  const day = (number: number) => page.locator(`[data-day="${number - 1}"]`)
  const focusedPath = () =>
    page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
  const openSchedule = async () => {
    await open(page, `/dashboard2/event/edit/${id}`)
    await page.getByRole('tab', { name: 'Schedule' }).click()
    await rows.nth(18).waitFor()
  }
  await openSchedule()
  const shown = await rows.count()
  const starts = await rows.nth(0).getByRole('textbox', { name: 'Starts at' }).inputValue()

  // a retyped session moves to its time on the next day, which opens
  const title = rows.nth(3).getByRole('textbox', { name: 'Title' })
  await title.fill('Sesi pindah')
  await title.press('Alt+Shift+ArrowDown')
  await page.locator('[data-day="1"][aria-current]').waitFor()
  await expect.poll(focusedPath).toBe('schedules.1.eventScheduleItems.4.startHour')
  const warned = page.getByText('Overlaps with “Sesi 2.3”')
  await warned.waitFor()
  await expect.poll(() => axeViolations(page)).toEqual([])

  // an error in a hidden day opens it and gets the focus
  const moved = rows.nth(4).getByRole('textbox', { name: 'Title' })
  await moved.fill('')
  await day(5).click()
  await page.locator('[data-day="4"][aria-current]').waitFor()
  await page.keyboard.press('Control+Enter')
  await page.locator('[data-day="1"][aria-current]').waitFor()
  await expect.poll(focusedPath).toMatch(/^schedules\.1\.eventScheduleItems\.4\.contents\.0\.title$/)
  await moved.fill('Sesi pindah')
  const { schedules } = (await save(page)) as unknown as SentEvent
  const stored = await staffCall<SentEvent>('GET', `/api/dashboard/event/${id}`)
  await openSchedule()

  expect([shown, starts]).toEqual([20, '6:00 AM'])
  expect(schedules.map(({ eventScheduleItems: all }) => all.length).slice(0, 3)).toEqual([19, 21, 20])
  expect(schedules[1]?.eventScheduleItems[4]?.contents[0]?.title).toBe('Sesi pindah')
  expect(stored.schedules).toEqual(schedules)
  await day(2).getByText('21 items').waitFor()
  expect(problems()).toEqual([])
})

interface SentMap {
  items: { latitude: number; longitude: number }[]
}

test('a point is added and moved by keyboard, another one dragged; both are where they were put', async () => {
  const { page, problems } = watched
  const address = '/dashboard2/global-network/map'
  const marker = page.locator('[data-marker]')
  const chosen = page.locator('[data-marker][aria-pressed=true]')
  const count = async () =>
    (
      await page
        .getByRole('list', { name: /^Points/ })
        .getByRole('button')
        .all()
    ).length
  await open(page, address)
  await marker.first().waitFor()
  const before = await count()

  await page.getByRole('button', { name: 'Add point' }).press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed')))
    .toBe('true')
  const start = await page.getByRole('textbox', { name: 'Latitude' }).inputValue()
  const title = page.locator('[data-field^="items."]').getByRole('textbox', { name: 'Title', exact: true })
  for (const language of [/Indonesian/, /English/]) {
    await page.getByRole('tab', { name: language }).click()
    await title.fill('Makassar')
  }
  await chosen.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await page.keyboard.press('ArrowRight')
  const latitude = page.getByRole('textbox', { name: 'Latitude' })
  await expect.poll(() => latitude.inputValue()).toBe(String(Math.round((Number(start) + 1) * 100) / 100))
  await expect.poll(() => axeViolations(page)).toEqual([])

  await marker.first().hover()
  const from = await marker.first().boundingBox()
  const [x, y] = [(from?.x ?? 0) + 12, (from?.y ?? 0) + 12]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y + 20, { steps: 3 })
  await page.mouse.up()
  const dragged = await chosen.getAttribute('aria-label')
  const { items } = (await save(page)) as unknown as SentMap
  await open(page, address)
  await marker.first().waitFor()

  expect(items.length).toBe(before + 1)
  await expect.poll(() => count()).toBe(before + 1)
  await expect.poll(() => marker.first().getAttribute('aria-label')).toBe(dragged)
  const stored = await staffCall<SentMap>('GET', '/api/dashboard/global-network/map')
  expect(stored.items).toEqual(items)
  expect(problems()).toEqual([])
})
