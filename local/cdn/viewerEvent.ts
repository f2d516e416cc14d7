import type { IncomingMessage } from 'node:http'
import type { EdgeEvent, EdgeResponse, EdgeValue } from './edgeFunction.ts'

export interface ViewerRequest {
  method: string
  /** As the viewer sent it, still encoded. */
  path: string
  /** Without the question mark. */
  query: string
  request: IncomingMessage
}

/** Splits a request's address once, for everything behind. */
export function viewerRequest(request: IncomingMessage): ViewerRequest {
  const url = request.url ?? '/'
  const mark = url.indexOf('?')
  return {
    method: request.method ?? 'GET',
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    request,
  }
}

/** What a viewer-request function gets. */
export function requestEvent({ method, path, query, request }: ViewerRequest): EdgeEvent {
  const headers: Record<string, EdgeValue> = {}
  for (const [name, value] of Object.entries(request.headers)) {
    if (name !== 'cookie') headers[name] = { value: String(value) }
  }
  return {
    version: '1.0',
    context: { eventType: 'viewer-request' },
    viewer: { ip: request.socket.remoteAddress ?? '127.0.0.1' },
    request: {
      method,
      uri: path,
      querystring: query ? queryValues(query) : {},
      headers,
      cookies: cookieValues(request.headers.cookie),
    },
  }
}

/** What a viewer-response function gets; `event` is the one its request function got. */
export function responseEvent(
  event: EdgeEvent,
  status: number,
  headers: Record<string, string>,
): EdgeEvent & { response: EdgeResponse } {
  const values: Record<string, EdgeValue> = {}
  for (const name in headers) values[name] = { value: headers[name] ?? '' }
  return {
    ...event,
    context: { eventType: 'viewer-response' },
    response: { statusCode: status, headers: values, cookies: {} },
  }
}

/** Queries reach a function as they were sent, not decoded. */
function queryValues(query: string): Record<string, EdgeValue> {
  const values: Record<string, EdgeValue> = {}
  for (const part of query.split('&')) {
    const mark = part.indexOf('=')
    const name = mark < 0 ? part : part.slice(0, mark)
    const value = mark < 0 ? '' : part.slice(mark + 1)
    const known = values[name]
    if (!known) values[name] = { value }
    else (known.multiValue ??= [{ value: known.value }]).push({ value })
  }
  return values
}

/** The query that a function leaves, as it goes on to the origin. */
export const writtenQuery = (values: EdgeEvent['request']['querystring']): string =>
  Object.entries(values)
    .flatMap(([name, { value, multiValue }]) =>
      (multiValue ?? [{ value }]).map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
    )
    .join('&')

function cookieValues(header: string | undefined): Record<string, EdgeValue> {
  const values: Record<string, EdgeValue> = {}
  for (const part of header?.split('; ') ?? []) {
    const mark = part.indexOf('=')
    if (mark > 0) values[part.slice(0, mark)] = { value: part.slice(mark + 1) }
  }
  return values
}
