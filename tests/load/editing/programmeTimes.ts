// Cost of a programme of 20 days with 20 sessions each in the event form, at full speed and 4× slower. "processor" is
// CPU time per action; "to paint" is from key to frame.
// Usage: `node tests/load/editing/programmeTimes.ts [keys]` with a running product; ADMIN overrides its URL.
import type { StoredRecord } from '@flou/shared/api.ts'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { StaffClient } from '../staffClient.ts'
import { ADMIN, logIn } from '../staffPage.ts'
import { summary } from '../statistics.ts'

const [keys = 60] = process.argv.slice(2).map(Number)
const [DAYS, SESSIONS] = [20, 20]
/** Milliseconds between keys: typing is about eight keys a second, bursts twice as fast. */
const PAUSE_MS = 60
const ACTS = 10

const WATCH = `
  window.painted = []
  const note = ({ timeStamp }) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.painted.push(performance.now() - timeStamp)
      port2.postMessage(0)
    })
  }
  addEventListener('keydown', note, true)
  addEventListener('click', note, true)
`

const two = (value: number) => String(value).padStart(2, '0')
/** Half-hour slots from 6:00. */
const clock = (slot: number) => `${two(6 + Math.floor(slot / 2))}:${slot % 2 === 0 ? '00' : '30'}:00`

async function addLongEvent(): Promise<number> {
  const api = await new StaffClient(ADMIN).logIn()
  const copy = await api.data<StoredRecord>('POST', '/api/dashboard/event/1/duplicate')
  const contents = (title: string) =>
    [1, 2].map((languageId) => ({ languageId, title, description: 'What it is about.', speakerName: 'Sari' }))
  const schedules = Array.from({ length: DAYS }, (_, day) => ({
    date: `2027-03-${two(day + 1)}`,
    eventScheduleItems: Array.from({ length: SESSIONS }, (_, slot) => ({
      startHour: clock(slot),
      endHour: clock(slot + 1),
      mediaId: 0,
      contents: contents(`Session ${day + 1}.${slot + 1}`),
    })),
  }))
  await api.data('PUT', `/api/dashboard/event/${copy.id}`, {
    ...copy,
    startDate: '2027-03-01',
    endDate: '2027-03-31',
    schedules,
  })
  return copy.id
}

const id = await addLongEvent()
const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const page: Page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
await logIn(page)
await page.evaluate(`localStorage.setItem('flou.interface-language', 'en')`)
await page.addInitScript(WATCH)
page.on('dialog', (dialog) => void dialog.accept()) // confirms leaving an edited form
const driver = await page.context().newCDPSession(page)
await driver.send('Performance.enable')

const processorMs = async (): Promise<number> => {
  const { metrics } = await driver.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN) * 1000
}

/** Prints the cost per action; `run` performs all of them. */
async function measure(name: string, times: number, run: () => Promise<unknown>): Promise<void> {
  await page.waitForTimeout(600) // effects of the previous action have ended
  await page.evaluate('window.painted.length = 0')
  const from = await processorMs()
  await run()
  const each = ((await processorMs()) - from) / times
  const { median, p95 } = summary(await page.evaluate<number[]>('window.painted'))
  process.stdout.write(
    `${name.padEnd(30)} processor ${each.toFixed(1).padStart(6)} ms  to paint p50 ${median} ms, p95 ${p95} ms\n`,
  )
}

const rows = page.locator('[data-item]')
const title = (row: number) => rows.nth(row).getByRole('textbox', { name: 'Title' })
const repeat = async (act: (index: number) => Promise<unknown>) => {
  for (let index = 0; index < ACTS; index += 1) {
    await act(index)
    await page.waitForTimeout(PAUSE_MS)
  }
}

for (const rate of [1, 4]) {
  process.stdout.write(`CPU ${rate}x slower\n`)
  await page.goto(`${ADMIN}/dashboard2/event/edit/${id}`)
  await page.getByRole('tab', { name: 'Schedule' }).click()
  await rows.nth(SESSIONS - 1).waitFor()
  await driver.send('Emulation.setCPUThrottlingRate', { rate })
  await title(3).click()
  await page.keyboard.type('warm up ', { delay: PAUSE_MS })
  const type = () =>
    page.keyboard.type('abcdefghij'.repeat(Math.ceil(keys / 10)).slice(0, keys), { delay: PAUSE_MS })
  await measure('a key in a session’s title', keys, type)
  await page.locator('[data-field$=".title"] input').first().click()
  await measure('a key in the event’s own title', keys, type)
  await measure('open another day', ACTS, () =>
    repeat((index) => page.locator(`[data-day="${index + 1}"]`).click()),
  )
  await title(3).click()
  await measure('move an item by one', ACTS, () => repeat(() => page.keyboard.press('Alt+ArrowDown')))
  await measure('move an item to the next day', ACTS, () =>
    repeat(() => page.keyboard.press('Alt+Shift+ArrowUp')),
  )
  await measure('add an item', ACTS, () =>
    repeat(() => page.getByRole('button', { name: 'Add item' }).last().click()),
  )
  await driver.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}
await browser.close()
