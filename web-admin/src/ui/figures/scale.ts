/** Returns an axis end and tick interval from 1, 2 or 5 times a power of ten. */
export function axisFor(max: number, lines = 4): { end: number; interval: number } {
  const rough = Math.max(max, 1) / lines
  const power = 10 ** Math.floor(Math.log10(rough))
  const interval = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power
  const whole = Math.max(1, interval) // counts and hours have no fractions
  return { end: Math.ceil(Math.max(max, 1) / whole) * whole, interval: whole }
}

export const ticksOf = ({ end, interval }: { end: number; interval: number }): number[] =>
  Array.from({ length: Math.round(end / interval) + 1 }, (_, index) => index * interval)

/** True if a label is drawn: at most `most`, evenly spaced back from the last. */
export const hasLabel = (index: number, count: number, most: number): boolean =>
  (count - 1 - index) % Math.ceil(count / most) === 0

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
