import type { BrowserContext, Page, Request } from 'playwright-core'
import type { TestContext } from 'vitest'

/** Requests of an open page. */
interface Asked {
  /** Recent responses, failed requests and errors. */
  answers: string[]
  /** Pending requests. */
  waiting: Set<Request>
}

/** Pages that are open. */
const openPages = new Map<Page, Asked>()
const ANSWERS_KEPT = 12
/** Contexts whose later pages are recorded too. */
const known = new WeakSet<BrowserContext>()

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`

/** Records responses of a page until it closes, and of later pages of its context. */
export function rememberAnswers(page: Page): void {
  if (openPages.has(page)) return
  const context = page.context()
  if (!known.has(context)) context.on('page', rememberAnswers)
  known.add(context)
  const answers: string[] = []
  const waiting = new Set<Request>()
  openPages.set(page, { answers, waiting })
  const keepLine = (line: string) => {
    answers.push(line)
    if (answers.length > ANSWERS_KEPT) answers.shift()
  }
  const keep = (request: Request, end: string) => keepLine(`${nameOf(request)} ${end}`)
  page.on('close', () => openPages.delete(page))
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => {
    waiting.delete(request)
    keep(request, request.failure()?.errorText ?? 'failed')
  })
  page.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest() || new URL(response.url()).pathname.startsWith('/api/'))
      keep(request, String(response.status()))
  })
  page.on('pageerror', ({ message }) => keepLine(message))
}

/** Beginning of the text in the topmost dialog, if any, and on the page; of the markup where there is no text. */
const shownOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...[...document.querySelectorAll<HTMLElement>('dialog[open]')].slice(-1), document.body].map((element) =>
      (element.innerText.trim() || document.documentElement.outerHTML).replaceAll(/\s+/g, ' ').slice(0, 400),
    ),
  )

/** After a failure, prints the content, responses and pending requests of open pages, to diagnose flaky tests. */
export async function describeFailure({ task }: Pick<TestContext, 'task'>): Promise<void> {
  if (task.result?.state !== 'fail') return
  for (const [page, { answers, waiting }] of openPages) {
    if (page.url() === 'about:blank') continue
    const shown = await shownOn(page).catch((cause: unknown) => [String(cause)])
    const left = [...waiting].map((request) => `${nameOf(request)} is not answered`)
    console.log([`Open after “${task.name}”: ${page.url()}`, ...shown, ...answers, ...left].join('\n  '))
  }
}
