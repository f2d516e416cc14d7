import * as z from 'zod/mini'
import { FunctionError } from '../lambda/functionSettings.ts'
import type { LocalFunction } from '../lambda/localFunction.ts'
import type { Functions } from '../lambda/functions.ts'
import { apiDomain } from '../template/attributes.ts'
import type { Stack } from '../template/stack.ts'
import { fromAnswer, json, toEvent, type ApiAnswer, type ApiRequest } from './payload.ts'
import { createRouter } from './routes.ts'

const integrationSchema = z.looseObject({
  IntegrationUri: z.string(),
  PayloadFormatVersion: z.literal('2.0'),
})
const routeSchema = z.looseObject({ RouteKey: z.string(), Target: z.string() })

export interface HttpApi {
  /** The host name by which distributions know the API. */
  domain: string
  /** Bytes; larger requests are refused. */
  largestBody: number
  handle: (request: ApiRequest) => Promise<ApiAnswer>
}

/** The service takes no more than this. */
const LARGEST_BODY = 10 * 1024 * 1024

/** The template's HTTP API: routes to functions, in the service's order and payload format. */
export function createHttpApi(stack: Stack, functions: Functions): HttpApi {
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

  async function handle(request: ApiRequest): Promise<ApiAnswer> {
    const route = findRoute(request.method, request.path)
    if (!route) return json(404, '{"message":"Not Found"}')
    if (!request.body) return json(413, '{"message":"Request Too Long"}')
    return answerOf(route.target, toEvent({ ...request, body: request.body }, route, apiId))
  }
  return { domain: apiDomain(apiId), largestBody: LARGEST_BODY, handle }
}

/** Calls of a function under way at most; on AWS each of them would have its own copy. */
export const MOST_WAITING = 1_000
/** Seconds. */
const RETRY_AFTER = '1'

const busy = (): ApiAnswer => {
  const answer = json(503, '{"message":"Service Unavailable"}')
  return { ...answer, headers: { ...answer.headers, 'retry-after': RETRY_AFTER } }
}

/** Answers a request by a function. */
export async function answerOf(
  fn: Pick<LocalFunction, 'waiting' | 'invoke'>,
  event: object,
): Promise<ApiAnswer> {
  if (fn.waiting >= MOST_WAITING) return busy()
  try {
    return fromAnswer(await fn.invoke(event))
  } catch (cause) {
    if (!(cause instanceof FunctionError)) throw cause
    return cause.name === 'Sandbox.Timedout' ? busy() : json(500, '{"message":"Internal Server Error"}')
  }
}

/** Integrations may wrap the ARN: `arn:aws:apigateway:…:path/2015-03-31/functions/<arn>/invocations`. */
const functionArn = (uri: string) => /functions\/(.+)\/invocations$/.exec(uri)?.[1] ?? uri
