import { PAYLOAD_ID, type Payload } from './deferred/payload.ts'
import { loadPage } from './deferred/readPage.ts'
import { recordTypedInput } from './deferred/keepTypedInput.ts'
import { linkEmbeddedSheets } from './styles/styleSheets.ts'

const load = (url: string): Promise<object> => import(/* @vite-ignore */ url)

/** Resolves in a new task without timers, which browsers throttle in hidden windows. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const onMessage = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', onMessage)
    port1.start()
    port2.postMessage(null)
  })

/** Streams the state in a separate task, because the router reads it while hydration starts. */
function asStream(state: string): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await nextTask()
    controller.enqueue(new TextEncoder().encode(state))
    controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

/**
 * Evaluates modules without stack traces. React creates exceptions while it is evaluated, and attached tools such as
 * Lighthouse read all of React again for their stacks.
 */
async function withoutStackTraces<T>(evaluate: () => Promise<T>): Promise<T> {
  const errors: { stackTraceLimit?: number | undefined } = Error
  const { stackTraceLimit } = errors
  errors.stackTraceLimit = undefined
  try {
    return await evaluate()
  } finally {
    errors.stackTraceLimit = stackTraceLimit
  }
}

const loadRoutes = (routes: Payload['routes']) =>
  Promise.all(
    Object.entries(routes).map(async ([id, urls]) => {
      const modules = await Promise.all(urls.map(load))
      return [id, Object.assign({}, ...modules)] as const
    }),
  )

/** The framework is bundled with the layout routes; a separate import would cost another round trip. */
async function hydrateBuilt(): Promise<void> {
  const text = document.getElementById(PAYLOAD_ID)?.textContent ?? ''
  const payload = JSON.parse(text) as Payload
  // first, because an import loads the sheets of its chunk that it does not find
  linkEmbeddedSheets()
  const [[{ layoutRoutes, hydrate }, routes], state] = await Promise.all([
    withoutStackTraces(() => Promise.all([import('./layoutRoutes.client.ts'), loadRoutes(payload.routes)])),
    loadPage(payload),
    load(payload.manifest),
  ])
  Object.assign(window, {
    __reactRouterContext: { ...payload.context, stream: asStream(state) },
    __reactRouterRouteModules: { ...layoutRoutes, ...Object.fromEntries(routes) },
  })
  hydrate()
}

async function start(): Promise<void> {
  recordTypedInput(document)
  if (import.meta.env.DEV) (await import('./deferred/hydrate.client.tsx')).hydrate()
  else await hydrateBuilt()
}

// not awaited: modules of the page import this chunk
start().catch(() => document.dispatchEvent(new Event('app:waiting')))
