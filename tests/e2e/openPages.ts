import type { BrowserContext, Page } from 'playwright-core'
import type { TestContext } from 'vitest'

/** Pages that are open, each with the last answers of its calls. */
const openPages = new Map<Page, string[]>()
const ANSWERS_KEPT = 12
/** Contexts whose further pages are remembered, too. */
const known = new WeakSet<BrowserContext>()

/** Remembers what the calls of a page are answered, until it closes, and those of pages that its context opens later. */
export function rememberAnswers(page: Page): void {
  if (openPages.has(page)) return
  const context = page.context()
  if (!known.has(context)) context.on('page', rememberAnswers)
  known.add(context)
  const answers: string[] = []
  openPages.set(page, answers)
  page.on('close', () => openPages.delete(page))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith('/api/')) return
    answers.push(`${response.request().method()} ${pathname} ${response.status()}`)
    if (answers.length > ANSWERS_KEPT) answers.shift()
  })
}

/** The beginning of what stands in the topmost dialog, if there is one, and on the page. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...[...document.querySelectorAll<HTMLElement>('dialog[open]')].slice(-1), document.body].map((element) =>
      element.innerText.replaceAll(/\s+/g, ' ').slice(0, 400),
    ),
  )

/** After a failure prints what the open pages show and what their calls were answered: seldom failures are told by it alone. */
export async function describeFailure({ task }: Pick<TestContext, 'task'>): Promise<void> {
  if (task.result?.state !== 'fail') return
  for (const [page, answers] of openPages) {
    if (page.url() === 'about:blank') continue
    const shown = await shownOn(page).catch((cause: unknown) => [String(cause)])
    console.log([`Open after “${task.name}”: ${page.url()}`, ...shown, ...answers].join('\n  '))
  }
}
