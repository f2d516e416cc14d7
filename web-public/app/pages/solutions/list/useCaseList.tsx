import { pageLoader } from '../../reading/readPage.ts'
import { caseCard } from '../cards.ts'
import { CategoryList } from './CategoryList.tsx'
import type { Route } from './+types/useCaseList'

export const loader = pageLoader('useCaseList')

export default function UseCaseList({ loaderData: { head, page, categories } }: Route.ComponentProps) {
  return <CategoryList head={head} page={page} categories={categories} cardOf={caseCard} />
}
