import { networkOf } from './network.ts'

/** Networks remembered at most. */
const MAX_NETWORKS = 10_000

interface Limit {
  calls: number
  seconds: number
}

/**
 * Counts calls of each caller's network within windows of time, in this process alone: it takes the edge off what one caller asks for,
 * where nothing may be written. Of too many networks the one that has not called for longest is forgotten: many addresses cannot reset the
 * count of one that keeps calling. Across processes the route's throttle class in `infra/config.ts` is the limit that holds.
 * @returns a function that counts a call and says whether it is within the limit
 */
export function callLimit({ calls, seconds }: Limit): (address: string, now: Date) => boolean {
  // in the order of their last calls
  const counts = new Map<string, number>()
  let window = 0
  return (address, now) => {
    const network = networkOf(address)
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
