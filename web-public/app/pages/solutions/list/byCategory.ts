export interface CategoryGroup<C, R> {
  /** Undefined if the category is not shown. */
  category: C | undefined
  records: R[]
}

export function byCategory<C extends { id: number }, R extends { category: { id: number } | null }>(
  categories: readonly C[],
  records: readonly R[],
): CategoryGroup<C, R>[] {
  const categoryIds = new Set(categories.map(({ id }) => id))
  const groups = Map.groupBy(records, ({ category }) =>
    category && categoryIds.has(category.id) ? category.id : undefined,
  )
  return [...categories, undefined].flatMap((category) => {
    const found = groups.get(category?.id)
    return found ? [{ category, records: found }] : []
  })
}

export const categoryAnchor = (category: { id: number } | undefined): string =>
  `category-${category?.id ?? 0}`
