/** Monthly cost before and after, rupiah scaled by 10⁴; null without a price. */
export interface AmountChange {
  before: number | null
  after: number | null
  /** Rounded to one decimal; null if either price is missing. */
  percent: number | null
}

/** Uses BigInt for exact results; rounds half away from zero. */
function percentOf(before: number | null, after: number | null): number | null {
  if (before === null || after === null || before === 0) return null
  const [old, by] = [BigInt(before), (BigInt(after) - BigInt(before)) * 1000n]
  const size = by < 0n ? -by : by
  const tenths = Number((2n * size + old) / (2n * old))
  return (by < 0n ? -tenths : tenths) / 10
}

export const amountChange = (before: number | null, after: number | null): AmountChange => ({
  before,
  after,
  percent: percentOf(before, after),
})

export const sizeOfChange = ({ before, after, percent }: AmountChange): number => {
  if (percent !== null) return Math.abs(percent)
  return before !== null && after === null ? 100 : 0
}
