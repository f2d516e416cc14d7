/** What something costs before and after a change: whole rupiah a month scaled by 10⁴; null where it has no price. */
export interface AmountChange {
  before: number | null
  after: number | null
  /** Of what it was, rounded to a tenth; null where one of the two has no price. */
  percent: number | null
}

/** Per cent of the old amount, to a tenth, away from zero at a half; exact where floats would not be. */
function percentOf(before: number | null, after: number | null): number | null {
  if (before === null || after === null || before === 0) return null
  const [old, by] = [BigInt(before), (BigInt(after) - BigInt(before)) * 1000n]
  const size = by < 0n ? -by : by
  const tenths = Number((2n * size + old) / (2n * old))
  return (by < 0n ? -tenths : tenths) / 10
}

/** An amount before and after. */
export const amountChange = (before: number | null, after: number | null): AmountChange => ({
  before,
  after,
  percent: percentOf(before, after),
})

/** How great a change is in per cent, up or down; what no longer has a price counts as 100. */
export const sizeOfChange = ({ before, after, percent }: AmountChange): number => {
  if (percent !== null) return Math.abs(percent)
  return before !== null && after === null ? 100 : 0
}
