// Inputs for `typing.ts` and `typingTrace.ts`: the product's forms, and a generated one of 500 fields.
import type { Browser, Page } from 'playwright-core'
import { ADMIN, logIn } from '../staffPage.ts'

/** Milliseconds between keys: typing is about eight keys a second, bursts twice as fast. */
export const PAUSE_MS = 60

export interface Place {
  name: string
  url: string
  input: string
}

/** The inputs, given the URL of the form of 500 fields. */
export const placesWith = (large: string): readonly Place[] => [
  {
    name: 'article, title',
    url: `${ADMIN}/dashboard2/news/edit/1`,
    input: '[data-field$=".title"] input',
  },
  { name: 'article, rich text', url: `${ADMIN}/dashboard2/news/edit/1`, input: '[contenteditable=true]' },
  {
    name: 'menu with its entries',
    url: `${ADMIN}/dashboard2/menu/edit/2`,
    input: '[data-field$=".title"] input',
  },
  { name: 'form of 500 fields', url: large, input: '[data-field="field0"] input' },
]

/** A signed-in page of default size. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await logIn(page)
  page.on('dialog', (dialog) => void dialog.accept()) // confirms leaving an edited form
  return page
}

export const typedKeys = (keys: number): string => 'abcdefghij'.repeat(Math.ceil(keys / 10)).slice(0, keys)
