import { renderToString } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { BOT_CHECK_SOURCES } from '@flou/shared/submissions/botCheck.ts'
import { sourcesOf } from '@flou/shared/content/services.ts'
import { contentContext, type PageContext } from './contentContext.ts'
import { PayloadContext } from './deferred/DeferredScripts.tsx'
import { editionKey } from '@flou/shared/site/editions.ts'
import { fingerprint } from '@flou/shared/text/fingerprint.ts'
import type { Payload, PlainPayload } from './deferred/payload.ts'
import { shellOf } from './site/shellText.ts'
import type { SiteData } from './site/siteData.ts'
import { firstScreenOf } from './document/firstScreen.ts'
import { beginRepeated, keepRepeated } from './document/repeatedMarkup.ts'

type Manifest = EntryContext['manifest']

const isPresent = <T,>(value: T | undefined): value is T => value !== undefined

function modulesOf(manifest: Manifest, id: string): string[] {
  const route = manifest.routes[id]
  if (!route) return []
  return [
    route.clientActionModule,
    route.clientLoaderModule,
    route.clientMiddlewareModule,
    route.hydrateFallbackModule,
    route.module,
  ].filter(isPresent)
}

const PLAIN: PlainPayload = { entry: '' }

const isSet = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, name) === true

/** True for pages that stay as they are: by their route's `handle`, or because a script of their own may change anything in them. */
const isPlain = ({ staticHandlerContext: { matches, loaderData } }: EntryContext): boolean =>
  matches.some(({ route }) => isSet(route.handle, 'isPlain') || isSet(loaderData[route.id], 'needsDocument'))

/** Everything the browser needs to hydrate this page later, as JSON that is safe inside a script element. */
function payloadOf(
  { manifest, staticHandlerContext, serverHandoffString }: EntryContext,
  data: PageContext['data'],
): string {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, modulesOf(manifest, id)]))
  const imports = ids.flatMap((id) => manifest.routes[id]?.imports ?? [])
  const preload = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...Object.values(routes).flat(),
    ...imports,
  ]
  const { shell, language } = staticHandlerContext.loaderData['root'] as SiteData
  const print = fingerprint(data.text)
  const payload: Payload = {
    entry: manifest.entry.module,
    manifest: manifest.url,
    routes,
    preload: [...new Set(preload)],
    shell,
    context: JSON.parse(serverHandoffString ?? '{}') as object,
    data: data.address,
    print,
    edition: `/${editionKey(print, language)}`,
  }
  return JSON.stringify(payload).replace(/</g, '\\u003c')
}

function deferred(context: EntryContext, url: string, data: PageContext['data']) {
  // the router must not write its data into the document: it is read from the page's file
  const { serverHandoffStream: _, ...rest } = context
  const payload = isPlain(context) ? JSON.stringify(PLAIN) : payloadOf(context, data)
  return (
    <PayloadContext value={payload}>
      <ServerRouter context={rest} url={url} />
    </PayloadContext>
  )
}

/** Renders the whole document. A component that throws fails the publish: a half page is never written. */
// the router calls it with five values
// oxlint-disable-next-line max-params
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (import.meta.env.DEV) {
    const { renderStreamed } = await import('./document/renderStreamed.tsx')
    return renderStreamed({ context, url: request.url, status, headers })
  }
  const app = deferred(context, request.url, given.get(contentContext).data)
  // nothing of a page waits for data here: in one go it costs a third less than as a stream
  // React writes no doctype that way, and without one browsers lay the page out by the rules of the nineties
  beginRepeated()
  const { html, pieces } = keepRepeated(`<!DOCTYPE html>${renderToString(app)}`)
  const document = { html, pieces, insertions: firstScreenOf(html), sources: sourcesFor(context) }
  Object.assign(given.get(contentContext).document, document)
  return new Response(null, { status, headers })
}

/** Hosts that the page may reach beside the site: those of its services, which only a hydrated page loads. */
function sourcesFor(context: EntryContext): string[] {
  const root = context.staticHandlerContext.loaderData['root'] as SiteData | undefined // absent where its loader has failed
  if (root === undefined || isPlain(context)) return []
  return [...(root.site.hasBotCheck ? BOT_CHECK_SOURCES : []), ...sourcesOf(shellOf(root.shell).services)]
}

/** A failure reaches the publisher as a status of 500: the reason goes with it. Answers such as 404 are no failures. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(contentContext).failures.push(error)
}
