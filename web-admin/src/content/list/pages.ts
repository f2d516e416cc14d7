/** Returns first, last and nearby pages; null is a gap. */
export function pageNumbers(page: number, totalPage: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, totalPage].filter((one) => one >= 1 && one <= totalPage)
  const offered = [...new Set(near)].sort((one, other) => one - other)
  return offered.flatMap((one, index) => {
    const before = offered[index - 1] ?? one - 1
    if (one - before === 1) return [one]
    return one - before === 2 ? [one - 1, one] : [null, one]
  })
}
