import * as z from 'zod/mini'
import { FunctionError } from '../lambda/functionSettings.ts'
import type { Functions } from '../lambda/functions.ts'
import type { RunningFunction } from '../lambda/localFunction.ts'
import type { Faults } from '../likeAws/faults.ts'
import { apiDomain } from '../template/attributes.ts'
import type { Stack } from '../template/stack.ts'
import { toApiResponse, json, toEvent, type ApiResponse, type ApiRequest } from './payload.ts'
import { REQUEST_TOO_LARGE, tooLarge, withLambdaLimits } from './limits.ts'
import { createRouter } from './routes.ts'
import { createThrottle } from './throttle.ts'

const integrationSchema = z.looseObject({
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
})
const routeSchema = z.looseObject({ RouteKey: z.string(), Target: z.string() })

export interface HttpApi {
  domain: string
  largestBody: number
  handle: (request: ApiRequest) => Promise<ApiResponse>
}

/** API Gateway's limit. */
const LARGEST_BODY = 10 * 1024 * 1024

/** Follows API Gateway's route order and payload format. */
export function createHttpApi(stack: Stack, functions: Functions, faults: Faults): HttpApi {
  const [api] = stack.all('AWS::ApiGatewayV2::Api', z.looseObject({}))
  if (!api) throw new Error('The template has no HTTP API.')
  const apiId = stack.attribute(api.logicalId, 'ApiId')
  const targets = new Map(
    stack
      .all('AWS::ApiGatewayV2::Integration', integrationSchema)
      .map((integration) => [
        integration.logicalId,
        functions.byArn(functionArn(integration.IntegrationUri)),
      ]),
  )
  const findRoute = createRouter(
    stack.all('AWS::ApiGatewayV2::Route', routeSchema).map(({ RouteKey, Target }) => {
      const target = targets.get(Target.replace('integrations/', ''))
      if (!target) throw new Error(`The route ${RouteKey} has no integration.`)
      return { key: RouteKey, target }
    }),
  )

  const isThrottled = faults.isOn('stageThrottles') ? createThrottle(stack) : () => false
  const hasLimits = faults.isOn('sizeLimits')

  async function handle(request: ApiRequest): Promise<ApiResponse> {
    const refused = hasLimits ? tooLarge(request) : undefined
    if (refused) return refused
    const route = findRoute(request.method, request.path)
    if (!route) return json(404, '{"message":"Not Found"}')
    if (isThrottled(route.key)) return json(429, '{"message":"Too Many Requests"}')
    if (!request.body) return json(413, '{"message":"Request Too Long"}')
    const event = toEvent({ ...request, body: request.body }, route, apiId)
    return invokeForApi(hasLimits ? withLambdaLimits(route.target) : route.target, event)
  }
  return { domain: apiDomain(apiId), largestBody: LARGEST_BODY, handle }
}

/** Limit per function; on AWS each call has its own instance. */
export const MOST_CONCURRENT = 1_000
const RETRY_AFTER = '1'

const serviceUnavailable = (): ApiResponse => {
  const response = json(503, '{"message":"Service Unavailable"}')
  return { ...response, headers: { ...response.headers, 'retry-after': RETRY_AFTER } }
}

export async function invokeForApi(
  fn: Pick<RunningFunction, 'waiting' | 'invoke'>,
  event: object,
): Promise<ApiResponse> {
  if (fn.waiting >= MOST_CONCURRENT) return serviceUnavailable()
  try {
    return toApiResponse(await fn.invoke(event))
  } catch (cause) {
    if (!(cause instanceof FunctionError)) throw cause
    if (cause.name === REQUEST_TOO_LARGE) return json(413, '{"message":"Request Entity Too Large"}')
    return cause.name === 'Sandbox.Timedout'
      ? serviceUnavailable()
      : json(500, '{"message":"Internal Server Error"}')
  }
}

/** Integrations may wrap the ARN: `…/functions/<arn>/invocations`. */
const functionArn = (uri: string) => /functions\/(.+)\/invocations$/.exec(uri)?.[1] ?? uri
