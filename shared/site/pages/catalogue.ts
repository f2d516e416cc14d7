import { planned } from '../page.ts'

/** Products, solutions, their prices and documentation. */
export const cataloguePages = {
  productList: planned,
  productGroupList: planned,
  product: planned,
  productGroup: planned,
  solutionList: planned,
  solutionSubCategoryList: planned,
  useCaseList: planned,
  solution: planned,
  solutionSubCategory: planned,
  useCase: planned,
  pricing: planned,
  calculator: planned,
  documentationStart: planned,
  documentationList: planned,
  documentation: planned,
} as const
