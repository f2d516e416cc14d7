import type { StoredRecord } from '@flou/shared/api.ts'
import type { StaffClient } from '../staffClient.ts'
import { choice, dialog, field, go, mark, type Task } from './task.ts'
import type { Person } from './taskPerson.ts'

const richText = ({ page }: Person) => page.locator('main [contenteditable=true]').first()
const tool = ({ page }: Person, name: string) => page.getByRole('button', { name, exact: true }).first()

/** Title, description and text of the open language. */
async function writeTexts(person: Person, word: string): Promise<void> {
  await person.fill(field(person, 'Title'), `${word} ${mark}`)
  await person.fill(field(person, 'Description'), `${word} flou`)
  await person.click(richText(person))
  await person.type(`${word} flou.`)
}

async function addLinkAndTable(person: Person): Promise<void> {
  const { page } = person
  const url = page.getByRole('combobox', { name: 'Page or URL' })
  await person.click(richText(person))
  await person.press('Control+End', 'Enter')
  await person.type('harga')
  await person.press('Control+Shift+ArrowLeft')
  await page.waitForTimeout(200) // the editor reads the selection
  await person.press('Control+k')
  await person.see(url)
  await person.type('flou.example/harga')
  await person.press('Enter')
  await url.waitFor({ state: 'detached' })
  await person.press('End', 'Enter')
  await person.click(tool(person, 'Insert table'))
  await person.type('Paket')
  await person.press('Tab')
  await person.type('Harga')
}

const writeArticle: Task['run'] = async (person) => {
  const { page } = person
  await person.click(page.locator('main').getByRole('link', { name: /^Add/ }))
  await person.see(field(person, 'Title'))
  await person.click(page.locator('[data-field=categoryId]').getByRole('combobox'))
  await person.see(page.getByRole('listbox', { name: 'Category' }).getByRole('option'))
  await person.press('ArrowDown', 'Enter')
  await person.click(tool(person, 'Choose from library: Picture'))
  await person.click(dialog(person).locator('[data-tile]').first())
  await person.click(dialog(person).getByRole('button', { name: 'Use this file' }))
  await writeTexts(person, 'Kabar')
  await addLinkAndTable(person)
  await person.click(page.getByRole('tab', { name: /^English/ }))
  await writeTexts(person, 'News')
  await person.click(page.getByRole('tab', { name: /^SEO/ }))
  await person.click(person.button('Fill from title and description'))
  await person.click(choice(person, /^Preview$/))
  await person.see(page.frameLocator('iframe').getByRole('heading', { level: 1, name: `News ${mark}` }))
  await person.click(choice(person, /^Editor$/))
  await person.click(person.button('Save draft'))
  await person.see(person.said(/draft/i))
  await person.click(page.getByRole('button', { name: 'Publish', exact: true }))
  await person.see(person.said('All changes saved'))
}

const EVENTS = '/api/dashboard/event'
const EVENT = `Konferensi ${mark}`
const DAYS = 3
const SESSIONS = Array.from({ length: 20 }, (_, slot) => {
  const at = (half: number) =>
    `${String(8 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`
  return [`${at(slot)}–${at(slot + 1)}`, `Sesi ${slot + 1}`, `Session ${slot + 1}`, 'Raras'].join('\t')
})
const PROGRAMME = ['Time', 'Title (Indonesian)', 'Title (English)', 'Speaker'].join('\t')

const planEvent: Task['run'] = async (person) => {
  const { page } = person
  await person.click(page.getByRole('link', { name: EVENT, exact: true }).first())
  await person.click(page.getByRole('tab', { name: /^Schedule/ }))
  await person.click(person.button('Add all days of the event'))
  await person.see(page.locator(`[data-day="${DAYS - 1}"]`))
  await person.click(person.button('Paste schedule'))
  await person.paste([PROGRAMME, ...SESSIONS].join('\n'))
  await person.see(dialog(person).getByText('20 items found.'))
  await person.click(dialog(person).getByRole('button', { name: 'Fill in' }))
  await person.press('Control+Enter')
  await person.see(person.said(/successfully/i))
}

/** Copies the first event without its programme. */
async function eventWithoutDays(admin: StaffClient): Promise<void> {
  const copy = await admin.data<StoredRecord & { contents: object[] }>('POST', `${EVENTS}/1/duplicate`, {})
  await admin.data('PUT', `${EVENTS}/${copy.id}`, {
    ...copy,
    contents: copy.contents.map((one) => ({ ...one, title: EVENT })),
    startDate: '2027-02-10',
    endDate: '2027-02-12',
    schedules: [],
  })
}

export const contentTasks: Record<number, Task> = {
  2: {
    name: 'article in two languages with category, picture, link and table; preview, draft, publish',
    at: '/news',
    run: writeArticle,
  },
  5: {
    name: 'programme of an event: 3 days, 20 sessions',
    at: `/event?keyword=${mark}`,
    prepare: eventWithoutDays,
    run: planEvent,
  },
  21: {
    name: 'price change and its effect on estimates',
    at: '/product',
    run: async (person) => {
      const { page } = person
      await go(person, 'Virtual Server', 'Product')
      await person.click(person.link(/^Instances/))
      await person.click(person.link('Edit prices'))
      const price = page
        .getByRole('gridcell')
        .filter({ hasText: /^Rp\s?[1-9]/ })
        .first()
      await person.click(price)
      const now = Number((await price.innerText()).replaceAll(/\D/g, ''))
      await person.type(String(Math.round(now * 1.05)))
      await person.press('Enter')
      await person.click(person.button('Save (1)'))
      await person.see(page.getByText('Typical monthly estimates, with tax'))
      await person.click(person.button('Save prices'))
      await person.see(page.getByText('Rows saved: 1'))
    },
  },
}
