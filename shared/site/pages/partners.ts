import { planned } from '../page.ts'

/** The programmes for partners. */
export const partnerPages = {
  businessPartner: planned,
  techPartner: planned,
} as const
