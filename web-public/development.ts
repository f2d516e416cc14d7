import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { AnswerPage } from '@flou/shared/site/contentSource.ts'
import { contentContext } from './app/contentContext.ts'

// the virtual module says `basename: string | undefined`, which exactOptionalPropertyTypes tells apart
const handler = createRequestHandler(build as unknown as ServerBuild, 'development')

/**
 * Answers one request for a page or its data from the sources, for `npm run dev`; publisher.ts renders the pages that visitors get.
 * @returns status 500 where the page does not render; `onError` gets the reason
 */
export const answerPage: AnswerPage = async ({ request, path, source, site, onError }) => {
  const failures: unknown[] = []
  const context = new RouterContextProvider()
  context.set(contentContext, {
    source,
    site,
    // every page comes from the same sources: none is of a newer build than another
    buildId: undefined,
    path,
    loaded: new Map(),
    failures,
    document: { html: '', pieces: new Map(), insertions: [], sources: [] },
    data: { address: '', text: '' },
    shared: new Map(),
    files: new Map(),
  })
  const response = await handler(request, context)
  failures.forEach(onError)
  return response
}
