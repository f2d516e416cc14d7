export const categoryAnchor = ({ id }: { id: number }): string => `category-${id}`

export const subGroupAnchor = ({ id }: { id: number }): string => `sub-group-${id}`
