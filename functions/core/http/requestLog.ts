import type { MiddlewareObj } from '@middy/core'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda'
import { AppError } from '../errors.ts'

/** Returns error names and stacks along the cause chain, without data. */
export function causeChain(error: unknown): string[] {
  const chain: string[] = []
  for (let at: unknown = error; at instanceof Error && chain.length < 5; at = at.cause) {
    chain.push(at.stack ?? `${at.name}: ${at.message}`)
  }
  return chain
}

type Middleware = MiddlewareObj<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Error,
  Context,
  { started?: number }
>

/** Logs one JSON line per request, without body, query and user. */
export function requestLog(now: () => Date): Middleware {
  const write = (event: APIGatewayProxyEventV2, status: number, details: object) => {
    const { method, path } = event.requestContext.http
    const requestId = event.requestContext.requestId
    process.stdout.write(
      `${JSON.stringify({ time: now().toISOString(), level: status >= 500 ? 'error' : 'info', method, path, status, requestId, ...details })}\n`,
    )
  }
  return {
    before: ({ internal }) => {
      internal.started = performance.now()
    },
    after: ({ event, response, internal }) =>
      write(event, response?.statusCode ?? 200, { ms: elapsed(internal.started) }),
    onError: ({ event, response, error, internal }) =>
      write(event, response?.statusCode ?? 500, {
        ms: elapsed(internal.started),
        ...(error instanceof AppError && { code: error.code }),
        ...((response?.statusCode ?? 500) >= 500 && { causes: causeChain(error) }),
      }),
  }
}

const elapsed = (started = performance.now()) => Math.round((performance.now() - started) * 10) / 10
