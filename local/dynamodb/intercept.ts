import type { RawResponse } from './client.ts'

export type Input = Record<string, unknown>
export type Send = (input: Input) => Promise<RawResponse>

interface TableCall {
  operation: string
  input: Input
}

/** Sends a call, changed or not, or answers it. */
export type Intercept = (call: TableCall, send: Send) => Promise<RawResponse>

export function intercepted(intercepts: readonly Intercept[], operation: string, send: Send): Send {
  return intercepts.reduceRight<Send>(
    (next, intercept) => (input) => intercept({ operation, input }, next),
    send,
  )
}

export const TABLE_CONTENT_TYPE = 'application/x-amz-json-1.0'

export function tableError(type: string, message: string, fields: object = {}): RawResponse {
  const error = { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...fields }
  return jsonResponse(error, 400)
}

export const jsonResponse = (content: object, status = 200): RawResponse => ({
  status,
  headers: { 'content-type': TABLE_CONTENT_TYPE },
  body: Buffer.from(JSON.stringify(content)),
})
