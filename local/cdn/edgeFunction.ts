import crypto from 'node:crypto'
import vm from 'node:vm'

export interface EdgeValue {
  value: string
  multiValue?: { value: string }[]
}
type EdgeValues = Record<string, EdgeValue>

export interface EdgeRequest {
  method: string
  uri: string
  querystring: EdgeValues
  headers: EdgeValues
  cookies: EdgeValues
}
export interface EdgeResponse {
  statusCode: number
  statusDescription?: string
  headers?: EdgeValues
  cookies?: EdgeValues
  body?: string | { encoding: string; data: string }
}
export interface EdgeEvent {
  version: '1.0'
  context: { eventType: 'viewer-request' | 'viewer-response' }
  viewer: { ip: string }
  request: EdgeRequest
  response?: EdgeResponse
}
export type EdgeFunction = (event: EdgeEvent) => Promise<EdgeRequest | EdgeResponse>

/** Reads a key value store. */
export type ReadValue = (key: string) => string | undefined

const IMPORTS = /^import (?:cf from 'cloudfront'|crypto from 'crypto')$/gm

const kvsOf = (read: ReadValue) => () => ({
  get: async (key: string) => {
    const value = read(key)
    if (value === undefined) throw new Error('KeyNotFound')
    return value
  },
})

/** No Node modules, timers, network or `eval`. No time limit either: under load it failed fast requests. */
export function compileEdgeFunction(
  code: string,
  name: string,
  read: ReadValue = () => undefined,
): EdgeFunction {
  const createHash = (algorithm: string) => crypto.createHash(algorithm)
  const globals = { console, cf: { kvs: kvsOf(read) }, crypto: { createHash } }
  const context = vm.createContext(globals, { name, codeGeneration: { strings: false, wasm: false } })
  const handler: unknown = new vm.Script(`${code.replaceAll(IMPORTS, '')}\n;handler`, {
    filename: `${name}.js`,
  }).runInContext(context)
  if (typeof handler !== 'function') throw new Error(`The edge function ${name} has no handler.`)
  return async (event) => (await handler(event)) as EdgeRequest | EdgeResponse
}

export const isResponse = (result: EdgeRequest | EdgeResponse): result is EdgeResponse =>
  'statusCode' in result
