/** The end of an axis and the distance of its lines: a round number of steps of 1, 2 or 5 times a power of ten that holds `max`. */
export function axisFor(max: number, lines = 4): { end: number; step: number } {
  const rough = Math.max(max, 1) / lines
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((size) => size >= rough) ?? 10 * power
  const whole = Math.max(1, step) // of counts and hours, parts say nothing
  return { end: Math.ceil(Math.max(max, 1) / whole) * whole, step: whole }
}

/** The values at which an axis has a line, from 0 to its end. */
export const ticksOf = ({ end, step }: { end: number; step: number }): number[] =>
  Array.from({ length: Math.round(end / step) + 1 }, (_, index) => index * step)

/** Whether the name of a column or point fits below a chart: of `count` at most `most` are named, the last and every so many before it. */
export const isNamed = (index: number, count: number, most: number): boolean =>
  (count - 1 - index) % Math.ceil(count / most) === 0

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0)
