export const ANCHORS = {
  overview: 'overview',
  features: 'features',
  details: 'details',
  pricing: 'pricing',
  stories: 'customer-stories',
  faq: 'faq',
} as const
