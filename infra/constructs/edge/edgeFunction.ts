import { readFileSync } from 'node:fs'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'

export type EdgeFile = 'siteRequest' | 'siteResponse' | 'adminRequest'

/**
 * Creates a CloudFront Function.
 * @param settings replaces each `__NAME__` in the source; values may be deploy-time tokens
 */
export function edgeFunction(
  scope: Construct,
  file: EdgeFile,
  { settings = {}, store }: { settings?: Record<string, string>; store?: cloudfront.IKeyValueStore } = {},
): cloudfront.Function {
  const source = readFileSync(new URL(`../../cdn/${file}.js`, import.meta.url), 'utf8')
  const code = Object.entries(settings).reduce(
    (text, [name, value]) => text.replaceAll(`__${name}__`, value),
    source,
  )
  return new cloudfront.Function(scope, file, {
    code: cloudfront.FunctionCode.fromInline(code),
    runtime: cloudfront.FunctionRuntime.JS_2_0,
    ...(store && { keyValueStore: store }),
  })
}

export const onRequest = (fn: cloudfront.Function): cloudfront.FunctionAssociation => ({
  function: fn,
  eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
})

export const onResponse = (fn: cloudfront.Function): cloudfront.FunctionAssociation => ({
  function: fn,
  eventType: cloudfront.FunctionEventType.VIEWER_RESPONSE,
})
