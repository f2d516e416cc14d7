import crypto from 'node:crypto'
import { readFileSync } from 'node:fs'
import vm from 'node:vm'

interface Value {
  value: string
  multiValue?: { value: string }[]
}
interface EdgeRequest {
  method: string
  uri: string
  querystring: Record<string, Value>
  headers: Record<string, Value>
  cookies: Record<string, Value>
}
interface EdgeResponse {
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

/** Loads a CloudFront Function without process, timers or network, for tests. */
export function loadEdgeFunction(
  file: string,
  settings: Record<string, string> = {},
  values: ReadonlyMap<string, string> = new Map(),
) {
  const source = Object.entries(settings).reduce(
    (text, [name, value]) => text.replaceAll(`__${name}__`, value),
    edgeSource(file).replaceAll(IMPORTS, ''),
  )
  const get = async (key: string) => {
    const value = values.get(key)
    if (value === undefined) throw new Error('KeyNotFound')
    return value
  }
  const context = vm.createContext({ cf: { kvs: () => ({ get }) }, crypto })
  vm.runInContext(`${source}\n;globalThis.call = handler`, context, { filename: file })
  return (context as { call: (event: EdgeEvent) => EdgeRequest | EdgeResponse }).call
}

export const IMPORTS = /^import (?:cf from 'cloudfront'|crypto from 'crypto')$/gm

export const edgeSource = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

export function viewerRequest(
  url: string,
  { cookies = {}, headers = {} }: { cookies?: Record<string, string>; headers?: Record<string, string> } = {},
): EdgeEvent {
  const [uri = '/', query = ''] = url.split('?')
  const querystring: Record<string, Value> = {}
  for (const pair of query.split('&').filter((each) => each !== '')) {
    const [name = '', value = ''] = pair.split('=')
    const before = querystring[name]
    const multiValue = before ? [...(before.multiValue ?? [{ value: before.value }]), { value }] : undefined
    querystring[name] = multiValue ? { value: before?.value ?? '', multiValue } : { value }
  }
  const request = {
    method: 'GET',
    uri,
    querystring,
    headers: wrapValues(headers),
    cookies: wrapValues(cookies),
  }
  return { viewer: { ip: '203.0.113.7' }, request }
}

const wrapValues = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))
