import { planned } from '../page.ts'

/** Products, their groups and what they cost. */
export const productPages = {
  productList: planned,
  productGroupList: planned,
  productGroup: planned,
  product: planned,
  pricing: planned,
  calculator: planned,
} as const
