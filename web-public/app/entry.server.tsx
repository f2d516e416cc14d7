import { renderToString } from 'react-dom/server'
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { BOT_CHECK_SOURCES } from '@flou/shared/forms/botCheck.ts'
import { sourcesOf } from '@flou/shared/visits/services.ts'
import { contentContext, type PageContext } from './contentContext.ts'
import { PayloadContext } from './deferred/DeferredScripts.tsx'
import { snapshotKey } from '@flou/shared/publishing/snapshots.ts'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import type { Payload, PlainPayload } from './deferred/payload.ts'
import { layoutOf } from './site/layoutText.ts'
import type { SiteData } from './site/siteData.ts'
import { firstScreenOf } from './document/firstScreen.ts'
import { beginRepeated, finishRepeated } from './document/repeatedMarkup.ts'

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

/** The entry imports them as `layoutRoutes.client.ts`. */
const LAYOUT_ROUTES: ReadonlySet<string> = new Set(['root', 'pages/site'])

const PLAIN: PlainPayload = { entry: '' }

const isSet = (value: unknown, name: string): boolean =>
  typeof value === 'object' && value !== null && Reflect.get(value, name) === true

/**
 * Returns true for pages that are not hydrated: by route `handle`, or because their own script may change the
 * DOM.
 */
const isPlain = ({ staticHandlerContext: { matches, loaderData } }: EntryContext): boolean =>
  matches.some(({ route }) => isSet(route.handle, 'isPlain') || isSet(loaderData[route.id], 'needsDocument'))

/** Returns the hydration payload as JSON that is safe inside a script element. */
function payloadOf(
  { manifest, staticHandlerContext, serverHandoffString }: EntryContext,
  data: PageContext['data'],
): string {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const pages = ids.filter((id) => !LAYOUT_ROUTES.has(id))
  const routes = Object.fromEntries(pages.map((id) => [id, modulesOf(manifest, id)]))
  const imports = ids.flatMap((id) => manifest.routes[id]?.imports ?? [])
  const preload = [
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...Object.values(routes).flat(),
    ...imports,
  ]
  const { layoutPath, language } = staticHandlerContext.loaderData['root'] as SiteData
  const digest = fingerprint(data.text)
  const payload: Payload = {
    entry: manifest.entry.module,
    manifest: manifest.url,
    routes,
    preload: [...new Set(preload)],
    layoutPath,
    context: JSON.parse(serverHandoffString ?? '{}') as object,
    data: data.pathname,
    digest,
    snapshotPath: `/${snapshotKey(digest, language)}`,
  }
  return JSON.stringify(payload).replace(/</g, '\\u003c')
}

function deferred(context: EntryContext, url: string, data: PageContext['data']) {
  // the router must not embed its data, which is in the page's file
  const { serverHandoffStream: _, ...rest } = context
  const payload = isPlain(context) ? JSON.stringify(PLAIN) : payloadOf(context, data)
  return (
    <PayloadContext value={payload}>
      <ServerRouter context={rest} url={url} />
    </PayloadContext>
  )
}

/** Renders the document. An exception fails the publishing, so no partial page is written. */
// the router calls it with five values
// oxlint-disable-next-line max-params
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (import.meta.env.DEV) {
    const { renderStreamed } = await import('./document/renderStreamed.tsx')
    return renderStreamed({ context, url: request.url, status, headers })
  }
  const app = deferred(context, request.url, routerContext.get(contentContext).data)
  // synchronous rendering costs a third less than streaming; React omits the doctype then
  beginRepeated()
  const { html, fragments } = finishRepeated(`<!DOCTYPE html>${renderToString(app)}`)
  const document = { html, fragments, insertions: firstScreenOf(html), sources: sourcesFor(context) }
  Object.assign(routerContext.get(contentContext).document, document)
  return new Response(null, { status, headers })
}

/** Returns third-party hosts of the page's services; only hydrated pages load them. */
function sourcesFor(context: EntryContext): string[] {
  const root = context.staticHandlerContext.loaderData['root'] as SiteData | undefined // absent if its loader failed
  if (root === undefined || isPlain(context)) return []
  return [
    ...(root.site.hasBotCheck ? BOT_CHECK_SOURCES : []),
    ...sourcesOf(layoutOf(root.layoutPath).services),
  ]
}

/** Reports the reason of a status 500 to the publisher; responses such as 404 are no failures. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(contentContext).failures.push(error)
}
