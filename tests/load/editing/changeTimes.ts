// Time until a large change request can be read and decided. The response is generated here; timing starts on its
// arrival.
// Usage: `ADMIN=http://127.0.0.1:3001 node tests/load/editing/changeTimes.ts [runs]` with a running product and demo
// content.
import { chromium, type Page } from 'playwright-core'
import type { ChangeRequestDetail } from '@flou/shared/approval/changeRequestDetail.ts'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { ADMIN, logIn } from '../staffPage.ts'

const runs = Number(process.argv[2] ?? 5)
const FIELDS = 200
const WORDS = 60

const words = (seed: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${seed}${index}`).join(' ')
const text = (place: number, isNew: boolean) =>
  `${words(`word${place}x`, WORDS)} ${isNew ? 'Surabaya' : 'Jakarta'} ${words('tail', 10)}`

const change = (parts: Partial<ChangeRequestDetail>): ChangeRequestDetail => ({
  id: '01M00000000000000000000000',
  status: 1,
  kind: 'update',
  type: 'home.product',
  recordId: 0,
  titles: { en: 'Large', id: 'Besar' },
  area: 'home',
  author: { id: 90, name: 'Sari Utami' },
  contributors: [90],
  submitted: '2026-11-23T02:00:00Z',
  updated: '2026-11-23T02:00:00Z',
  round: 1,
  hash: 'h',
  recordVersion: 2,
  liveVersion: 1,
  before: null,
  after: null,
  events: [],
  isOutdated: false,
  canUndo: false,
  replacedFiles: [],
  isOwn: false,
  approvers: [],
  pages: { shown: [], total: 0 },
  ...parts,
})

const entries = (isNew: boolean) => ({
  items: Array.from({ length: FIELDS / 2 }, (_, place) => ({
    order: place + 1,
    contents: [1, 2].map((languageId) => ({ languageId, title: text(place, isNew) })),
  })),
})
const records = Array.from({ length: FIELDS }, (_, place) => ({
  id: place + 1,
  titles: { en: `Record ${place}`, id: `Data ${place}` },
  action: 'update',
  before: { contents: [{ languageId: 2, title: text(place, false) }] },
  after: { contents: [{ languageId: 2, title: text(place, true) }] },
}))
const article = (isNew: boolean) => ({
  contents: [1, 2].map((languageId) => ({
    languageId,
    title: text(1, isNew),
    content: Array.from({ length: 40 }, (_, place) => `<p>${text(place, isNew)}</p>`).join(''),
  })),
})

const CASES: Readonly<Record<string, ChangeRequestDetail>> = {
  [`${FIELDS} fields in the entries of a list`]: change({ before: entries(false), after: entries(true) }),
  [`${FIELDS} records, one field each`]: change({ type: 'newsCategory', kind: 'batch', records }),
  'two texts of 40 changed paragraphs': change({
    type: 'news',
    before: article(false),
    after: article(true),
  }),
}

interface Times {
  ready: number
  idle: number
  longest: number
}

/** Waits in the page until differences are shown and the browser is idle. */
const WATCH = `(async () => {
  let longest = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  }).observe({ type: 'longtask', buffered: true })
  const frame = () => new Promise(requestAnimationFrame)
  while (!document.querySelector('main ins')) await frame()
  await frame()
  const ready = Date.now()
  const idle = await new Promise((resolve) => requestIdleCallback(() => resolve(Date.now())))
  return { ready, idle, longest }
})()`

/** Milliseconds from the response until the decision is enabled and until idle, and the longest task between. */
async function measure(page: Page, answer: ChangeRequestDetail): Promise<Times> {
  let answered = 0
  await page.route('**/api/dashboard/workflow/01M*', async (route) => {
    answered = Date.now()
    await route.fulfill({ json: { data: answer } })
  })
  await page.goto(`${ADMIN}/dashboard2/workflow/detail/${answer.id}`)
  const { ready, idle, longest } = await page.evaluate<Times>(WATCH)
  await page.unrouteAll()
  return { ready: ready - answered, idle: idle - answered, longest }
}

const browser = await chromium.launch({ executablePath: requireChromium(), args: CHROMIUM_ARGS })
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
await logIn(page)
for (const [name, answer] of Object.entries(CASES)) {
  const results: Times[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(page, answer))
  const median = (of: keyof Times) =>
    Math.round(results.map((result) => result[of]).toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0)
  console.log(
    `${name}: ready ${median('ready')} ms, idle ${median('idle')} ms, longest task ${median('longest')} ms`,
  )
}
await browser.close()
