import { DEMO_ACCOUNT } from '@flou/demo/account.ts'
import type { Page } from 'playwright-core'

export const ADMIN = process.env['ADMIN'] ?? 'http://127.0.0.1:3001'

export async function signIn(page: Page): Promise<void> {
  await page.locator('input[type=email]').fill(DEMO_ACCOUNT.email)
  await page.locator('input[type=password]').fill(DEMO_ACCOUNT.password)
  await page.keyboard.press('Enter')
}

export async function logIn(page: Page): Promise<void> {
  await page.goto(`${ADMIN}/login`)
  await signIn(page)
  await page.waitForURL(/home-page|overview/)
}
