import type { Page } from 'playwright-core'
import type { Language } from '@flou/shared/locale.ts'
import { PATIENCE_MS } from '../browser.ts'

export const WIDTHS = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Width = keyof typeof WIDTHS

export interface Look {
  breadcrumb: string
  language: Language
  width: number
  /** Heading, followed by the parent's name below a record; undefined accepts any. */
  heading: string | undefined
  /** Selector that matches once the screen is complete. */
  ready: string
}

/** Waits until the page shows the expected screen. @returns problems that remain after the time limit */
export const wrongWith = (page: Page, look: Look): Promise<string[]> =>
  page.evaluate(untilRight, { ...look, within: PATIENCE_MS })

/** Runs in the page, so that waiting takes one message instead of one per check. */
async function untilRight(look: Look & { within: number }): Promise<string[]> {
  const inHeading = ([heading = '', ...more]: string[]) =>
    more.length === 0 &&
    (look.heading === undefined
      ? heading !== ''
      : heading.replaceAll(/^[^·]* · | — .*/g, '') === look.heading)
  /** Records and submissions are named in place of their ids. */
  const isBreadcrumb = (crumb: string) => {
    const names = crumb.split(' » ')
    let at = 0
    for (const name of names) if (name === look.breadcrumb.split(' » ')[at]) at += 1
    const ids = location.pathname
      .split('/')
      .slice(2)
      .filter((segment) => /\d/.test(segment))
    const expected = look.breadcrumb.split(' » ').length
    return at === expected && names.length <= expected + ids.length
  }
  /** Text areas that grow are measured in a hidden copy. */
  const seen = ':not([aria-hidden=true])'
  const unfilled = new Set(['checkbox', 'radio', 'file'])
  /** Inputs without a stable name, or without `autocomplete` where a browser could fill them in. */
  const unnamed = () =>
    [...document.querySelectorAll<HTMLInputElement>(`:is(input:not([type=hidden]), textarea, select)${seen}`)]
      .filter(
        (input) =>
          !/^(?!mantine-)[a-z]/i.test(input.name) ||
          (!unfilled.has(input.type) && !input.hasAttribute('autocomplete')),
      )
      .map(({ outerHTML }) => `an input has no name or autocomplete: ${outerHTML.slice(0, 200)}`)
  const wrong = () => {
    const root = document.documentElement
    const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent ?? '')
    const crumb = document.querySelector('header nav')?.textContent
    const early = [
      !isBreadcrumb(crumb ?? '') && `the breadcrumb says “${crumb}”`,
      !root.lang.startsWith(look.language) && `the language is ${root.lang}`,
      !inHeading(headings) && `the headings are ${JSON.stringify(headings)}, not “${look.heading ?? 'one'}”`,
      !document.querySelector(look.ready) && `there is no ${look.ready}`,
      document.querySelector('main :is(.mantine-Skeleton-root, [data-stale])') && 'it is still loading',
    ].filter((one) => typeof one === 'string')
    if (early.length > 0) return early
    // measuring forces layout, which is wasted 60 times a second while the screen loads
    return [
      innerWidth !== look.width && `the window is ${innerWidth} px wide`,
      root.scrollWidth > root.clientWidth + 1 && `${root.scrollWidth} px do not fit`,
      ...unnamed(),
    ].filter((one) => typeof one === 'string')
  }
  const deadline = performance.now() + look.within
  while (wrong().length > 0 && performance.now() < deadline) {
    if (!document.documentElement.lang.startsWith(look.language))
      Array.from(
        document.querySelectorAll<HTMLElement>(
          `header:not(:has([popover] button)) button[popovertarget], header [popover] button[lang=${look.language}]`,
        ),
      )
        .at(-1) // the account menu
        ?.click()
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
  return wrong()
}

/** Navigates as a link does, without reloading the app. */
export const follow = (page: Page, url: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({ key: address, usr: null, idx: 0 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, url)
