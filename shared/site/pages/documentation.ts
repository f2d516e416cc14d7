import { planned } from '../page.ts'

/** Resources: documentation of products, and the terms. */
export const documentationPages = {
  resources: planned,
  documentationStart: planned,
  documentationList: planned,
  documentation: planned,
  termsAndCondition: planned,
} as const
