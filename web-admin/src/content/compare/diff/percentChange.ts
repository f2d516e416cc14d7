/** Returns the change in per cent, to one decimal; undefined if not computable or unchanged. */
export function percentChange(before: unknown, after: unknown): number | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0 || before === after)
    return undefined
  return Math.round(((after - before) / Math.abs(before)) * 1_000) / 10
}
