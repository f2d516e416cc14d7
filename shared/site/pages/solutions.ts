import { planned } from '../page.ts'

/** Solutions, by category and as use cases. */
export const solutionPages = {
  solutionList: planned,
  solutionSubCategoryList: planned,
  solutionSubCategory: planned,
  solution: planned,
  useCaseList: planned,
  useCase: planned,
} as const
