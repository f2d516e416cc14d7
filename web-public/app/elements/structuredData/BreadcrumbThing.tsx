import { useSite } from '../../useSite.ts'
import { StructuredData } from './StructuredData.tsx'
import { breadcrumbThing } from './things.ts'

interface BreadcrumbThingProps {
  /** Pages above this one, from the top. */
  trail: readonly { title: string; path: string }[]
  title: string
}

/** The way to this page, for search engines. */
export function BreadcrumbThing({ trail, title }: BreadcrumbThingProps) {
  const { site, language, path } = useSite()
  const way = breadcrumbThing({ origin: site.origin, language }, [...trail, { title, path }])
  return <StructuredData things={[way]} />
}
