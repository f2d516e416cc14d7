import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { PageResponder } from '@flou/shared/site/contentSource.ts'
import { contentContext } from './app/contentContext.ts'

// the virtual module's `basename` type conflicts with exactOptionalPropertyTypes
const handler = createRequestHandler(build as unknown as ServerBuild, 'development')

/**
 * Renders a page or its data from source in development.
 * @returns status 500 on failure; `onError` receives the reason
 */
export const answerPage: PageResponder = async ({ request, path, source, site, onError }) => {
  const failures: unknown[] = []
  const context = new RouterContextProvider()
  context.set(contentContext, {
    source,
    site,
    // development has one build
    buildId: undefined,
    path,
    loaded: new Map(),
    failures,
    document: { html: '', fragments: new Map(), insertions: [], sources: [] },
    data: { pathname: '', text: '' },
    shared: new Map(),
    files: new Map(),
  })
  const response = await handler(request, context)
  failures.forEach(onError)
  return response
}
