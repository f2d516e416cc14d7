import { networkOf } from './network.ts'

const MAX_NETWORKS = 10_000

interface Limit {
  calls: number
  seconds: number
}

/**
 * Per-process rate limiter; the route's throttle in `infra/config.ts` is the global limit. LRU eviction, so
 * many IPs cannot reset an active counter.
 */
export function callLimit({ calls, seconds }: Limit): (ip: string, now: Date) => boolean {
  const counts = new Map<string, number>()
  let window = 0
  return (ip, now) => {
    const network = networkOf(ip)
    const current = Math.floor(now.getTime() / 1000 / seconds)
    if (current !== window) counts.clear()
    window = current
    const count = (counts.get(network) ?? 0) + 1
    counts.delete(network)
    const [oldest] = counts.keys()
    if (counts.size >= MAX_NETWORKS && oldest !== undefined) counts.delete(oldest)
    counts.set(network, count)
    return count <= calls
  }
}
