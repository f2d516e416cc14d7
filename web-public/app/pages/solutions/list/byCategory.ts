/** Records of one category. */
export interface CategoryGroup<C, R> {
  /** Absent for records whose category is not shown. */
  category: C | undefined
  records: R[]
}

/** Records below the categories they belong to, in the categories' order; categories without any are left out. */
export function byCategory<C extends { id: number }, R extends { category: { id: number } | null }>(
  categories: readonly C[],
  records: readonly R[],
): CategoryGroup<C, R>[] {
  const known = new Set(categories.map(({ id }) => id))
  const groups = Map.groupBy(records, ({ category }) =>
    category && known.has(category.id) ? category.id : undefined,
  )
  return [...categories, undefined].flatMap((category) => {
    const found = groups.get(category?.id)
    return found ? [{ category, records: found }] : []
  })
}
