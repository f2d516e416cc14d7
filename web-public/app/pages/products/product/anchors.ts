/** Where the tabs of a product's page lead. */
export const ANCHORS = {
  overview: 'overview',
  features: 'features',
  pricing: 'pricing',
  stories: 'customer-stories',
  faq: 'faq',
} as const
