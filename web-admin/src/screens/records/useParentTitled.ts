import { useParams } from 'react-router'
import type { Route } from '@flou/shared/content/routing/routes.ts'
import { useLanguage } from '../../texts/useText.ts'
import { useTitles } from '../../content/useOptions.ts'

/** Adds to a screen's title the name of the record it stands below: “Instances — Cloud Server”. */
export function useParentTitled({ type, parentName }: Route): (title: string) => string {
  const params = useParams()
  const language = useLanguage()
  const parent = type?.single ? type.below : type?.parent?.type
  const id = parentName === undefined ? 0 : Number(params[parentName])
  const { data } = useTitles(parent ?? '', parent !== undefined && id > 0 ? [id] : [])
  const name = data?.find((one) => one.id === id)?.title[language] ?? ''
  return (title) => (name === '' ? title : `${title} — ${name}`)
}
