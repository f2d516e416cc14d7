import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { PAYLOAD_ID, type Payload } from './deferred/payload.ts'
import { readPage } from './deferred/readPage.ts'
import { watchFields } from './deferred/syncFields.ts'
import { loadOnce } from './missingScript.ts'

const load = (url: string): Promise<object> => import(/* @vite-ignore */ url)

/** Does what the inline module script of the router's `<Scripts>` does, from the page's data block. */
async function restoreRouterState(): Promise<void> {
  const text = document.getElementById(PAYLOAD_ID)?.textContent ?? ''
  const payload = JSON.parse(text) as Payload // written by our own entry.server
  const routes = Object.entries(payload.routes).map(async ([id, urls]) => {
    const modules = await Promise.all(urls.map(load))
    return [id, Object.assign({}, ...modules)] as const
  })
  const [loaded, state] = await Promise.all([Promise.all(routes), readPage(payload), load(payload.manifest)])
  const stream = new ReadableStream<string>({
    start(controller) {
      controller.enqueue(state)
      controller.close()
    },
  }).pipeThrough(new TextEncoderStream())
  Object.assign(window, {
    __reactRouterContext: { ...payload.context, stream },
    __reactRouterRouteModules: Object.fromEntries(loaded),
  })
}

watchFields(document)
window.afterMissingScript = loadOnce
if (!import.meta.env.DEV) await restoreRouterState()
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />, {
    // a page that differs from its document is a defect: tests listen for it
    onRecoverableError: reportError,
  })
})
