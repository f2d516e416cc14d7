import { readFileSync } from 'node:fs'
import vm from 'node:vm'

interface Value {
  value: string
  multiValue?: { value: string }[]
}
export interface EdgeRequest {
  method: string
  uri: string
  querystring: Record<string, Value>
  headers: Record<string, Value>
  cookies: Record<string, Value>
}
export interface EdgeResponse {
  statusCode: number
  statusDescription?: string
  headers: Record<string, Value>
  body?: string
}
interface EdgeEvent {
  viewer: { ip: string }
  request: EdgeRequest
  response?: EdgeResponse
}

/**
 * A file of this folder as CloudFront runs it: alone, without process, timers or network. For tests.
 * @param settings what the deploy puts in place of `__NAME__`.
 */
export function loadEdgeFunction(file: string, settings: Record<string, string> = {}) {
  const source = Object.entries(settings).reduce(
    (text, [name, value]) => text.replaceAll(`__${name}__`, value),
    edgeSource(file),
  )
  const context = vm.createContext({})
  vm.runInContext(`${source}\n;globalThis.call = handler`, context, { filename: file })
  // What the script defined; its shape is CloudFront's.
  return (context as { call: (event: EdgeEvent) => EdgeRequest | EdgeResponse }).call
}

/** The text of a function of this folder. */
export const edgeSource = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

/** A visitor's GET. The query is given as written in the address. */
export function viewerRequest(
  address: string,
  { cookies = {}, headers = {} }: { cookies?: Record<string, string>; headers?: Record<string, string> } = {},
): EdgeEvent {
  const [uri = '/', query = ''] = address.split('?')
  const querystring: Record<string, Value> = {}
  for (const part of query.split('&').filter((each) => each !== '')) {
    const [name = '', value = ''] = part.split('=')
    const before = querystring[name]
    const multiValue = before ? [...(before.multiValue ?? [{ value: before.value }]), { value }] : undefined
    querystring[name] = multiValue ? { value: before?.value ?? '', multiValue } : { value }
  }
  const request = { method: 'GET', uri, querystring, headers: wrapped(headers), cookies: wrapped(cookies) }
  return { viewer: { ip: '203.0.113.7' }, request }
}

const wrapped = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
