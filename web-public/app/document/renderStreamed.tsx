import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'

interface Streamed {
  context: EntryContext
  url: string
  status: number
  headers: Headers
}

export async function renderStreamed({ context, url, status, headers }: Streamed): Promise<Response> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={url} />)
  await stream.allReady
  return new Response(stream, { status, headers })
}
