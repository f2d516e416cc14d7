import { DEMO_ACCOUNT } from '@flou/local/demo/account.ts'
import type { Page } from 'playwright-core'

/** Address of the back-office that is measured. */
export const ADMIN = process.env['ADMIN'] ?? 'http://127.0.0.1:3001'

/** Fills in the log-in that a page shows. */
export async function signIn(page: Page): Promise<void> {
  await page.locator('input[type=email]').fill(DEMO_ACCOUNT.email)
  await page.locator('input[type=password]').fill(DEMO_ACCOUNT.password)
  await page.keyboard.press('Enter')
}

/** Logs in from the log-in screen. */
export async function logIn(page: Page): Promise<void> {
  await page.goto(`${ADMIN}/login`)
  await signIn(page)
  await page.waitForURL(/home-page/)
}
