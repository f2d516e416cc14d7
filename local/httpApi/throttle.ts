import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'

const settingsSchema = z.looseObject({
  ThrottlingRateLimit: z.optional(z.number()),
  ThrottlingBurstLimit: z.optional(z.number()),
})
const stageSchema = z.looseObject({
  DefaultRouteSettings: z._default(settingsSchema, {}),
  RouteSettings: z._default(z.record(z.string(), settingsSchema), {}),
})

interface Bucket {
  tokens: number
  at: number
}

/** Token buckets by route, with the stage's rates. Returns true for a request to reject. */
export function createThrottle(
  stack: Stack,
  now: () => number = () => performance.now(),
): (routeKey: string) => boolean {
  const [stage] = stack.all('AWS::ApiGatewayV2::Stage', stageSchema)
  const buckets = new Map<string, Bucket>()
  return (routeKey) => {
    const { ThrottlingRateLimit: rate = Infinity, ThrottlingBurstLimit: burst = Infinity } =
      stage?.RouteSettings[routeKey] ?? stage?.DefaultRouteSettings ?? {}
    const bucket = buckets.get(routeKey) ?? { tokens: burst, at: now() }
    const refilled = bucket.tokens + ((now() - bucket.at) / 1000) * rate
    const tokens = Math.min(burst, refilled)
    const isThrottled = tokens < 1
    buckets.set(routeKey, { tokens: isThrottled ? tokens : tokens - 1, at: now() })
    return isThrottled
  }
}
