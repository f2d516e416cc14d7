/**
 * Returns the Damerau-Levenshtein distance (optimal string alignment); more than `most` counts as `most + 1`. Cells
 * further than `most` from the diagonal cannot be less.
 */
export function editDistance(one: string, other: string, most: number): number {
  const { length } = other
  if (Math.abs(one.length - length) > most) return most + 1
  let [before, last, line] = Array.from({ length: 3 }, () => new Uint16Array(length + 1).fill(most + 1)) as [
    Uint16Array,
    Uint16Array,
    Uint16Array,
  ]
  for (let column = 0; column <= Math.min(length, most); column += 1) last[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    const start = Math.max(1, row - most)
    const end = Math.min(length, row + most)
    line[start - 1] = row <= most ? row : most + 1
    let best = line[start - 1] ?? 0
    const letter = one.charCodeAt(row - 1)
    const former = one.charCodeAt(row - 2)
    for (let column = start; column <= end; column += 1) {
      const isSame = letter === other.charCodeAt(column - 1)
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwap =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        former === other.charCodeAt(column - 1)
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      line[column] = Math.min(cost, most + 1)
      best = Math.min(best, cost)
    }
    if (end < length) line[end + 1] = most + 1
    if (best > most) return most + 1
    ;[before, last, line] = [last, line, before]
  }
  return last[length] ?? most + 1
}
