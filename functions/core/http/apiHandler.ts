import { acceptedLanguage } from '@flou/shared/locale.ts'
import createMiddy, { type MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { toFailure, toResult } from './answer.ts'
import { compressed } from './compress.ts'
import { AppError } from '../errors.ts'
import { toAppError } from '../store/dynamo/toAppError.ts'
import type { Call, Method, Services } from './call.ts'
import { isFromCdn, type OriginSecrets } from './originSecret.ts'
import { requestLog } from './requestLog.ts'
import { router, type Route } from './router.ts'
import { writeApproval } from './writeApproval.ts'

type Middleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/** Rejects requests that bypass the CDN. */
const originGuard = (secrets: OriginSecrets): Middleware => ({
  before: ({ event }) => {
    if (!isFromCdn(event.headers, secrets)) throw new AppError('forbidden')
  },
})

const failureShaper: Middleware = {
  onError: (request) => {
    request.error = toAppError(request.error)
    request.response = compressed(toFailure(request.error, request.event), request.event)
  },
}

export function apiHandler(routes: readonly Route[], services: Services) {
  const match = router(routes.map((route) => ({ ...route, endpoint: route })))
  return createMiddy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(requestLog(services.now))
    .use(failureShaper)
    .use(originGuard(services))
    .handler(async (event: APIGatewayProxyEventV2) => {
      const { method, path } = event.requestContext.http
      const found = match(method, path)
      if (!found) throw new AppError('not_found')
      const { endpoint: route, parameters } = found
      const call = { ...callOf(event, parameters, services), approval: writeApproval(route) }
      return compressed(toResult(await route.endpoint(call), call.language), event)
    })
}

function callOf(event: APIGatewayProxyEventV2, parameters: Call['parameters'], services: Services): Call {
  const { method, path, sourceIp } = event.requestContext.http
  return {
    method: method as Method,
    path,
    parameters,
    query: event.queryStringParameters ?? {},
    headers: event.headers,
    cookies: Object.fromEntries((event.cookies ?? []).map(cookieOf)),
    // The CDN adds the visitor's IP; `sourceIp` is an edge location (infra/cdn/*Request.js).
    ip: event.headers['x-viewer-address'] ?? sourceIp,
    language: acceptedLanguage(event.headers['accept-language']),
    event,
    services,
  }
}

function cookieOf(cookie: string): [string, string] {
  const at = cookie.indexOf('=')
  return [cookie.slice(0, at).trim(), cookie.slice(at + 1).trim()]
}
