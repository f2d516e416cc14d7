import { planned } from '../page.ts'

/** Solutions, by category and as use cases, and the customers who chose them. */
export const solutionPages = {
  solutionList: planned,
  solutionSubCategoryList: planned,
  solutionSubCategory: planned,
  solution: planned,
  useCaseList: planned,
  useCase: planned,
  customerStoryList: planned,
  customerStory: planned,
} as const
