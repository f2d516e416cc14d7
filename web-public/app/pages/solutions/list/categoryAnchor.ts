/** Where links lead that name a category of a page. */
export const categoryAnchor = (category: { id: number } | undefined): string =>
  `category-${category?.id ?? 0}`
