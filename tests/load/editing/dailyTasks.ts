// Clicks, keys and seconds of the staff's daily tasks, done in the browser from the overview or the screen it names.
// Seconds are those of the keystroke-level model (Card, Moran, Newell 1980): 1.3 a click, 0.2 a key, 1.2 to decide
// before each step, and what the product took to respond.
// Usage: `ADMIN=http://127.0.0.1:3001 node tests/load/editing/dailyTasks.ts [number …]` with a running product, demo
// content and nothing done in it yet.
import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import { chromium, type Browser, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, requireChromium } from '../../setup/chromium.ts'
import { turnOffPageChecks } from '../../setup/pageChecks.ts'
import { StaffClient } from '../staffClient.ts'
import { ADMIN } from '../staffPage.ts'
import type { Task } from './task.ts'
import { TASKS } from './taskList.ts'
import { Person } from './taskPerson.ts'

async function open(browser: Browser, task: Task): Promise<Page> {
  const viewport = task.isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, locale: task.locale ?? 'en-US' })
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
const numbers = process.argv.slice(2).map(Number)
const wanted = Object.entries(TASKS).filter(([number]) => !numbers.length || numbers.includes(Number(number)))
const admin = await new StaffClient(ADMIN).logIn()
await turnOffPageChecks(ADMIN)
// the last one first: only the first change request is mailed at once
for (const [number, { prepare }] of wanted.toReversed())
  await prepare?.(admin).catch((error: unknown) => console.error(number, error))
console.log('| # | task | clicks | keys | seconds |\n| --- | --- | --- | --- | --- |')
for (const [number, task] of wanted) {
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
