import { pageLoader } from '../../reading/readPage.ts'
import { areaCard } from '../cards.ts'
import { CategoryList } from './CategoryList.tsx'
import type { Route } from './+types/solutionSubCategoryList'

export const loader = pageLoader('solutionSubCategoryList')

export default function SolutionSubCategoryList({ loaderData }: Route.ComponentProps) {
  const { head, page, categories } = loaderData
  return <CategoryList head={head} page={page} categories={categories} cardOf={areaCard} />
}
