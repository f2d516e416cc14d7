import { ORIGIN_HEADER } from '@flou/shared/api.ts'
import { acceptedLanguage } from '@flou/shared/locale.ts'
import createMiddy, { type MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { toFailure, toResult } from './answer.ts'
import { compressed } from './compress.ts'
import { AppError } from '../appError.ts'
import { asAppError } from '../store/dynamo/asAppError.ts'
import type { Call, Method, Services } from './call.ts'
import { requestLog } from './requestLog.ts'
import { router, type Route } from './router.ts'
import { writeApproval } from './writeApproval.ts'

type Middleware = MiddlewareObj<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>

/** Refuses requests that did not come through the CDN (design §8). */
const originGuard = (secret: string): Middleware => ({
  before: ({ event }) => {
    if (event.headers[ORIGIN_HEADER] !== secret) throw new AppError('forbidden')
  },
})

/** Answers every failure as an envelope; what nobody foresaw is `internal` and logged with its cause. */
const failureShaper: Middleware = {
  onError: (request) => {
    request.error = asAppError(request.error)
    request.response = compressed(toFailure(request.error, request.event), request.event)
  },
}

/** The handler of a function that serves `routes`: origin check, routing, failures, one log line a request. */
export function apiHandler(routes: readonly Route[], services: Services) {
  const match = router(routes.map((route) => ({ ...route, endpoint: route })))
  return createMiddy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use(requestLog(services.now))
    .use(failureShaper)
    .use(originGuard(services.originSecret))
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
    method: method as Method, // the router knows no other
    path,
    parameters,
    query: event.queryStringParameters ?? {},
    headers: event.headers,
    cookies: Object.fromEntries((event.cookies ?? []).map(cookieOf)),
    // Behind the CDN the API sees an edge's address; the CDN's function writes the visitor's (infra/cdn/*Request.js).
    address: event.headers['x-viewer-address'] ?? sourceIp,
    language: acceptedLanguage(event.headers['accept-language']),
    event,
    services,
  }
}

function cookieOf(cookie: string): [string, string] {
  const at = cookie.indexOf('=')
  return [cookie.slice(0, at).trim(), cookie.slice(at + 1).trim()]
}
