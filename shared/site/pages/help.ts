import { planned } from '../page.ts'

/** Help, support and contact. */
export const helpPages = {
  faq: planned,
  community: planned,
  support: planned,
  afterSales: planned,
  partnershipSupport: planned,
  feedback: planned,
  contactUs: planned,
  contactForm: planned,
  ebc: planned,
} as const
