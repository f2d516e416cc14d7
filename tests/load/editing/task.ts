import { STAFF_PASSWORD } from '@flou/demo/account.ts'
import type { Locator } from 'playwright-core'
import { ADMIN } from '../staffPage.ts'
import type { StaffClient } from '../staffClient.ts'
import type { Person } from './taskPerson.ts'

export interface Task {
  readonly name: string
  /** Start path; `/login` starts without a session. */
  readonly at?: string
  readonly as?: { email: string; password: string }
  /** Screen of 390 px. */
  readonly isPhone?: boolean
  readonly locale?: 'id-ID'
  /** Stores what the task needs; not measured. */
  readonly prepare?: (admin: StaffClient) => Promise<unknown>
  readonly run: (person: Person) => Promise<void>
}

export const CITRA = { email: 'citra@flou.example', password: STAFF_PASSWORD }
/** Makes what this run stores unique. */
export const mark = Date.now().toString(36)

/** Opens a screen or record by its name with Ctrl K. */
export async function go(person: Person, name: string, hint = ''): Promise<void> {
  const { page } = person
  await person.press('Control+k')
  await person.see(page.getByRole('dialog').getByRole('combobox'))
  await person.type(name)
  const option = page.getByRole('option', { name: new RegExp(`^${name}(?: ${hint}|$)`, 'i') })
  await person.see(option)
  await person.click(option.first())
  await person.see(page.getByRole('heading', { level: 1, name: new RegExp(name, 'i') }))
}

/** A text field of the record, not of the sidebar. */
export const field = ({ page }: Person, name: string): Locator =>
  page.locator('main').getByRole('textbox', { name, exact: true }).first()

/** A radio button that its label covers. */
export const choice = ({ page }: Person, name: RegExp): Locator =>
  page.locator('main label').filter({ hasText: name }).first()

export const dialog = ({ page }: Person): Locator => page.getByRole('dialog').first()

/** Opens a screen without counting it. */
export const openScreen = ({ page }: Person, path: string) => page.goto(`${ADMIN}/dashboard2${path}`)
