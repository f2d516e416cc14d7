import { useParams } from 'react-router'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { useTitles } from '../../core/records/useOptions.ts'
import { useLanguage } from '../../core/texts/useText.ts'

/** Parent record of a screen; its name is empty until loaded. */
export function useParent({
  type,
  parentName,
}: Route): { type: string; id: number; name: string } | undefined {
  const params = useParams()
  const language = useLanguage()
  const parent = type?.single ? type.below : type?.parent?.type
  const id = parentName === undefined ? 0 : Number(params[parentName])
  const { data } = useTitles(parent ?? '', parent !== undefined && id > 0 ? [id] : [])
  if (parent === undefined || !(id > 0)) return undefined
  return { type: parent, id, name: data?.find((one) => one.id === id)?.title[language] ?? '' }
}

/** Appends the parent's name to a title: “Instances — Cloud Server”. */
export function useParentTitled(route: Route): (title: string) => string {
  const name = useParent(route)?.name ?? ''
  return (title) => (name === '' ? title : `${title} — ${name}`)
}
