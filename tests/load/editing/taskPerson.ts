import type { Locator, Page } from 'playwright-core'

const CLICK_S = 1.3
const KEY_S = 0.2
const DECISION_S = 1.2

/** A person at a page whose steps are counted. */
export class Person {
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
  /** Pastes into the focused field by one key. */
  async paste(text: string): Promise<void> {
    await this.page.keyboard.insertText(text)
    this.steps += 1
    this.keys += 1
  }
  /** Chooses an option of a native list: two clicks. */
  async select(list: Locator, label: string): Promise<void> {
    await this.step(() => list.selectOption({ label }))
    this.clicks += 2
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
