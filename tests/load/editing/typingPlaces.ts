// Where `typing.ts` and `typingTrace.ts` type: the product's own forms, and one of 500 fields that is built for them alone.
import type { Browser, Page } from 'playwright-core'
import { ADMIN, logIn } from '../staffPage.ts'

/** People type some eight keys a second; a quick burst is twice as fast. */
export const PAUSE_MS = 60

export interface Place {
  name: string
  url: string
  input: string
}

/** The places, given the address of the form of 500 fields. */
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

/** A page of the usual size whose person is signed in. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await logIn(page)
  page.on('dialog', (dialog) => void dialog.accept()) // leaving a form that holds what was typed
  return page
}

export const typedKeys = (keys: number): string => 'abcdefghij'.repeat(Math.ceil(keys / 10)).slice(0, keys)
