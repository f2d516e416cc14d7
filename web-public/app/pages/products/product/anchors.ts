export const ANCHORS = {
  overview: 'overview',
  features: 'features',
  pricing: 'pricing',
  stories: 'customer-stories',
  faq: 'faq',
} as const
