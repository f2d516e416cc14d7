import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

interface Streamed {
  context: EntryContext
  url: string
  status: number
  headers: Headers
}

/** A document in development: the router hands its data over in a stream, which a rendering in one go does not wait for. */
export async function renderStreamed({ context, url, status, headers }: Streamed): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />)
  await stream.allReady
  return new Response(stream, { status, headers })
}
