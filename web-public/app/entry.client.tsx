import type * as Root from './root.tsx'
import { PAYLOAD_ID, type Payload } from './deferred/payload.ts'
import { readPage } from './deferred/readPage.ts'
import { watchFields } from './deferred/syncFields.ts'
import { loadOnce } from './missingScript.ts'

const load = (url: string): Promise<object> => import(/* @vite-ignore */ url)

/** Resolves in a task of its own, and at once: a timer waits in a window that nobody sees. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const goOn = () => {
      port1.close()
      resolve()
    }
    port1.addEventListener('message', goOn)
    port1.start()
    port2.postMessage(null)
  })

/** Gives the router its state when it asks, and in a task of its own: it asks in the one in which React begins to hydrate. */
function asStream(state: string): ReadableStream<Uint8Array> {
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    await nextTask()
    controller.enqueue(new TextEncoder().encode(state))
    controller.close()
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

/** Does what the inline module script of the router's `<Scripts>` does, from the page's data block. */
async function restoreRouterState(): Promise<Record<string, object>> {
  const text = document.getElementById(PAYLOAD_ID)?.textContent ?? ''
  const payload = JSON.parse(text) as Payload // written by our own entry.server
  const routes = Object.entries(payload.routes).map(async ([id, urls]) => {
    const modules = await Promise.all(urls.map(load))
    return [id, Object.assign({}, ...modules)] as const
  })
  const [loaded, state] = await Promise.all([Promise.all(routes), readPage(payload), load(payload.manifest)])
  const modules = Object.fromEntries(loaded)
  Object.assign(window, {
    __reactRouterContext: { ...payload.context, stream: asStream(state) },
    __reactRouterRouteModules: modules,
  })
  return modules
}

/** The framework comes with the route modules: a file of its own would be asked for when they are there, one round trip later. */
async function hydrateBuilt(): Promise<void> {
  const { root } = await restoreRouterState()
  const { handle } = root as typeof Root // the module of the route of this id
  handle.hydrate()
}

watchFields(document)
window.afterMissingScript = loadOnce
if (import.meta.env.DEV) (await import('./deferred/hydrate.client.tsx')).hydrate()
else await hydrateBuilt()
