/** Why a line has no price. It is shown at the line, and the total says that it is without it: it never counts as 0. */
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

/** A line has no price. Thrown while it is computed, and caught by `priceLine`. */
export class Unpriced extends Error {
  readonly problem: PriceProblem
  constructor(problem: PriceProblem) {
    super(problem)
    this.problem = problem
  }
}

/** A stored price; 0 and absent are none. @throws Unpriced `invalid` for anything but a whole number of 0 or more: a defect of the data */
export function storedPrice(amount: number | undefined): number | undefined {
  if (amount === undefined || amount === 0) return undefined
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Unpriced('invalid')
  return amount
}
