import type { IncomingMessage } from 'node:http'
import type { EdgeEvent, EdgeResponse, EdgeValue } from './edgeFunction.ts'

export interface ViewerRequest {
  method: string
  path: string
  query: string
  request: IncomingMessage
}

export function viewerRequest(request: IncomingMessage): ViewerRequest {
  const url = request.url ?? '/'
  const separator = url.indexOf('?')
  return {
    method: request.method ?? 'GET',
    path: separator < 0 ? url : url.slice(0, separator),
    query: separator < 0 ? '' : url.slice(separator + 1),
    request,
  }
}

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

/** CloudFront passes query values undecoded. */
function queryValues(query: string): Record<string, EdgeValue> {
  const values: Record<string, EdgeValue> = {}
  for (const pair of query.split('&')) {
    const separator = pair.indexOf('=')
    const name = separator < 0 ? pair : pair.slice(0, separator)
    const value = separator < 0 ? '' : pair.slice(separator + 1)
    const existing = values[name]
    if (!existing) values[name] = { value }
    else (existing.multiValue ??= [{ value: existing.value }]).push({ value })
  }
  return values
}

export const serializeQuery = (values: EdgeEvent['request']['querystring']): string =>
  Object.entries(values)
    .flatMap(([name, { value, multiValue }]) =>
      (multiValue ?? [{ value }]).map((one) => (one.value === '' ? name : `${name}=${one.value}`)),
    )
    .join('&')

function cookieValues(header: string | undefined): Record<string, EdgeValue> {
  const values: Record<string, EdgeValue> = {}
  for (const pair of header?.split('; ') ?? []) {
    const separator = pair.indexOf('=')
    if (separator > 0) values[pair.slice(0, separator)] = { value: pair.slice(separator + 1) }
  }
  return values
}
