/** Where links lead that name a category on a page of all of them. */
export const categoryAnchor = ({ id }: { id: number }): string => `category-${id}`

/** Where links lead that name a sub-group on the page of its group. */
export const subGroupAnchor = ({ id }: { id: number }): string => `sub-group-${id}`
