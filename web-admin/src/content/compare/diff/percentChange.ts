/** By how many per cent an amount has changed, to a tenth; undefined where one of them is no amount, or nothing. */
export function percentChange(before: unknown, after: unknown): number | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0 || before === after)
    return undefined
  return Math.round(((after - before) / Math.abs(before)) * 1_000) / 10
}
