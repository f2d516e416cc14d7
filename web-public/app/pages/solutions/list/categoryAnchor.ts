export const categoryAnchor = (category: { id: number } | undefined): string =>
  `category-${category?.id ?? 0}`
