// Clicks, keys and seconds of the staff's daily tasks, done in the browser from the overview or the screen it names.
// Seconds are those of the keystroke-level model (Card, Moran, Newell 1980): 1.3 a click, 0.2 a key, 1.2 to decide
// before each step, and what the product took to respond.
// Usage: `ADMIN=http://127.0.0.1:3001 node tests/load/editing/dailyTasks.ts [number …]` with a running product, demo
// content and nothing done in it yet.
import { DEMO_ACCOUNT, STAFF_PASSWORD } from '@flou/demo/account.ts'
import { chromium, type Browser, type Locator, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { ADMIN } from '../staffPage.ts'

const CLICK_S = 1.3
const KEY_S = 0.2
const DECISION_S = 1.2

/** A person at a page whose steps are counted. */
class Person {
  clicks = 0
  keys = 0
  steps = 0
  waitMs = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  private async step(act: () => Promise<unknown>): Promise<void> {
    const begin = performance.now()
    await act()
    this.steps += 1
    this.waitMs += performance.now() - begin
  }
  async click(target: Locator): Promise<void> {
    await this.step(() => target.click())
    this.clicks += 1
  }
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.step(() => this.page.keyboard.press(key))
    this.keys += keys.length
  }
  /** Types into the focused field. */
  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text)
    this.steps += 1
    this.keys += text.length
  }
  async fill(field: Locator, text: string): Promise<void> {
    await this.click(field)
    await this.page.keyboard.press('ControlOrMeta+a')
    await this.type(text)
  }
  /** Waits for what tells that the step has worked. */
  async see(target: Locator): Promise<void> {
    const begin = performance.now()
    await target.first().waitFor({ timeout: 30_000 })
    this.waitMs += performance.now() - begin
  }
  button = (name: string | RegExp) => this.page.getByRole('button', { name }).first()
  link = (name: string | RegExp) => this.page.getByRole('link', { name }).first()
  box = (name: string | RegExp) => this.page.getByRole('textbox', { name }).first()
  said = (text: string | RegExp) => this.page.getByRole('status').filter({ hasText: text }).first()
  get seconds(): number {
    return this.clicks * CLICK_S + this.keys * KEY_S + this.steps * DECISION_S + this.waitMs / 1000
  }
}

interface Task {
  readonly name: string
  /** Path that the person is at. */
  readonly at?: string
  readonly as?: { email: string; password: string }
  readonly run: (person: Person) => Promise<void>
}

const CITRA = { email: 'citra@flou.example', password: STAFF_PASSWORD }
const mark = Date.now().toString(36)

/** Opens a screen or record by its name with Ctrl K. */
async function go(person: Person, name: string, hint = ''): Promise<void> {
  const { page } = person
  await person.press('Control+k')
  await person.see(page.getByRole('dialog').getByRole('combobox'))
  await person.type(name)
  const option = page.getByRole('option', { name: new RegExp(`^${name} ${hint}`, 'i') })
  await person.see(option)
  await person.click(option.first())
  await person.see(page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') }))
}

const logIn: Task['run'] = async (person) => {
  await person.fill(person.page.locator('input[type=email]'), DEMO_ACCOUNT.email)
  await person.fill(person.page.locator('input[type=password]'), DEMO_ACCOUNT.password)
  await person.press('Enter')
  await person.see(person.page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Log in' }))
}

const TASKS: Record<number, Task> = {
  1: { name: 'log in, orient', at: '/login', run: logIn },
  3: {
    name: 'product, its packages, one price',
    run: async (person) => {
      await go(person, 'Virtual Server', 'Product')
      await person.click(person.link(/^Instances/))
      await person.click(person.link('Edit prices'))
      await person.see(person.page.getByRole('grid'))
    },
  },
  4: {
    name: 'menu entry with a submenu',
    at: '/menu',
    run: async (person) => {
      const { page } = person
      await person.click(person.link('Add Menu'))
      await person.fill(person.box('Title'), `Bantuan ${mark}`)
      await person.click(page.getByRole('tab', { name: /English/ }))
      await person.fill(person.box('Title'), `Help ${mark}`)
      await person.press('Control+Enter')
      await person.see(page.getByRole('heading', { level: 1, name: 'Menu', exact: true }))
    },
  },
  7: {
    name: 'restore one field of an older version',
    at: '/news',
    run: async (person) => {
      const { page } = person
      await person.click(person.link(/^Edit/))
      await person.click(person.button('Versions'))
      await person.click(page.getByRole('complementary').getByRole('button', { name: /^Version 1/ }))
      await person.see(page.getByRole('complementary').getByText(/Restore|No differences/))
    },
  },
  8: {
    name: 'find text typed before the tab was closed',
    run: async (person) => {
      const { page } = person
      await page.goto(`${ADMIN}/dashboard2/region/add`)
      await page.locator('main').getByRole('textbox').first().fill('Bandung')
      await page.goto(`${ADMIN}/dashboard2/overview`)
      await person.click(
        page
          .getByRole('region', { name: /unsaved|not saved/i })
          .getByRole('link')
          .first(),
      )
      await person.see(page.locator('main').getByRole('textbox').first())
    },
  },
  9: {
    name: 'invite a person',
    run: async (person) => {
      const { page } = person
      await go(person, 'Users')
      await person.click(person.link('Add User'))
      await person.fill(person.box('Full name'), 'Sari Utami')
      await person.press('Tab')
      await person.type(`sari-${mark}@flou.example`)
      await person.click(page.getByRole('combobox', { name: /^Role/ }))
      await person.click(page.getByRole('option').last())
      await person.fill(person.box('Job title'), 'Editor')
      await person.press('Tab')
      await person.type('1234')
      await person.click(person.button('Save'))
      await person.see(person.said(/saved|invited|approval/i))
    },
  },
  13: {
    name: 'send a change for approval',
    at: '/news',
    as: CITRA,
    run: async (person) => {
      const { page } = person
      await person.click(person.link(/^Edit/))
      await person.fill(page.locator('[name="contents.0.title"]'), `Judul ${mark}`)
      await person.click(person.button('Send for approval'))
      await person.click(page.getByRole('dialog').getByRole('button', { name: 'Send for approval' }))
      await person.see(person.said(/approval/i))
    },
  },
  14: {
    name: 'approve a change at a desk',
    run: async (person) => {
      const { page } = person
      await person.click(person.link('Changes to review'))
      await person.click(page.locator('main tbody').getByRole('link').first())
      await person.click(person.button(/^Approve/))
      await person.see(person.said('Approved and applied'))
    },
  },
  17: {
    name: 'answer a message in place',
    run: async (person) => {
      const { page } = person
      await person.click(person.link('Open inbox'))
      await person.click(page.locator('main tbody').getByRole('link').first())
      await person.fill(person.box('Message'), 'Halo, besok pukul sepuluh kami telepon.')
      await person.click(page.getByRole('checkbox', { name: /^Mark as done/ }))
      await person.click(person.button('Send reply'))
      await person.see(person.said(/sent|Reply/i))
    },
  },
  18: {
    name: 'from a personal-data request to the desk',
    run: async (person) => {
      await go(person, 'Requests', 'Personal')
      await person.click(person.page.locator('main tbody').getByRole('link').first())
      await person.click(person.link(/desk/i))
      await person.see(person.page.getByText(/submissions?|Found/i))
    },
  },
  19: {
    name: 'from the overview to the check-in of an event',
    at: '/event',
    run: async (person) => {
      await person.click(person.page.locator('main label').filter({ hasText: 'Upcoming' }))
      await person.click(person.link(/^Edit/))
      await person.click(person.link(/^Check-in/))
      await person.see(person.page.getByRole('heading', { name: /Check-in/ }))
    },
  },
  20: {
    name: 'synonym for a query without results',
    run: async (person) => {
      await go(person, 'Search terms')
      await person.click(person.link(/^Add synonym/))
      await person.see(person.button('Save'))
    },
  },
  22: {
    name: 'subscribers of the newsletter as CSV',
    run: async (person) => {
      await go(person, 'Subscribers')
      await person.see(person.page.getByText(/subscribers/i))
    },
  },
  23: {
    name: 'from a broken link to its record',
    run: async (person) => {
      await go(person, 'Broken links')
      await person.see(person.page.getByRole('table'))
    },
  },
  24: {
    name: 'visits of the last 90 days',
    run: async (person) => {
      await go(person, 'Visits')
      await person.click(person.button('Last 90 days'))
      await person.see(person.page.getByRole('table', { name: 'Pages' }))
    },
  },
}

async function open(browser: Browser, task: Task): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto(`${ADMIN}/login`)
  if (task.at === '/login') return page
  const { email, password } = task.as ?? DEMO_ACCOUNT
  await page.locator('input[type=email]').fill(email)
  await page.locator('input[type=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
  await page.goto(`${ADMIN}/dashboard2${task.at ?? '/overview'}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

const executablePath = requireChromium()
const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
const wanted = process.argv.slice(2).map(Number)
console.log('| # | task | clicks | keys | seconds |\n| --- | --- | --- | --- | --- |')
for (const [number, task] of Object.entries(TASKS)) {
  if (wanted.length > 0 && !wanted.includes(Number(number))) continue
  const page = await open(browser, task)
  const person = new Person(page)
  try {
    await task.run(person)
    console.log(
      `| ${number} | ${task.name} | ${person.clicks} | ${person.keys} | ${Math.round(person.seconds)} |`,
    )
  } catch (error) {
    console.log(`| ${number} | ${task.name} | failed: ${String(error).split('\n')[0]} | | |`)
    if (process.env['SHOW']) {
      await page.screenshot({ path: process.env['SHOW'] })
      console.log(
        String(error).slice(0, 600),
        page.url(),
        (await page.locator('body').ariaSnapshot()).split('main:').at(-1)?.slice(0, 3500),
      )
    }
  }
  await page.context().close()
}
await browser.close()
