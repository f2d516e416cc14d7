/** Reason for a missing price. These lines are excluded from totals, never counted as 0. */
export type PriceProblem =
  | 'onRequest'
  | 'gone'
  | 'quantity'
  | 'capacity'
  | 'hours'
  | 'formula'
  | 'negative'
  | 'tooLarge'
  | 'invalid'

export class Unpriced extends Error {
  readonly problem: PriceProblem
  constructor(problem: PriceProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Returns a stored price; 0 and absent mean none. Throws `Unpriced` for invalid data. */
export function storedPrice(amount: number | undefined): number | undefined {
  if (amount === undefined || amount === 0) return undefined
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Unpriced('invalid')
  return amount
}
