export const categoryAnchor = ({ id }: { id: number }): string => `category-${id}`

export const subGroupAnchor = ({ id }: { id: number }): string => `sub-group-${id}`

export const ANCHORS = {
  overview: 'overview',
  features: 'features',
  details: 'details',
  pricing: 'pricing',
  stories: 'customer-stories',
  faq: 'faq',
} as const
