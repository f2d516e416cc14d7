import { CATEGORY_PATH, listPagePath, NEWS } from '@flou/shared/site/newsPaths.ts'
import { PageHead, type PageSeo } from '../../../elements/PageHead.tsx'
import { BreadcrumbThing } from '../../../elements/structuredData/BreadcrumbThing.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import type { ListPage } from './readListPage.ts'

/** A page of a list: its first address, and which page of it this is. */
export interface ListPlace {
  list: string
  page: Pick<ListPage, 'number' | 'pages' | 'articles'>
}

interface ListHeadProps {
  place: ListPlace
  seo: PageSeo
  name: string
  /** The category a sub-category belongs to. */
  above?: { title: string; slug: string } | undefined
  /** True where no banner says where one is. */
  isPlain: boolean
  /** True where the name alone does not say that these are news. */
  isNamedNews?: boolean
}

/** Names a list's page to search engines and, where there is no banner, to visitors. */
export function ListHead({ place, seo, name, above, isPlain, isNamedNews = false }: ListHeadProps) {
  const { t } = useTranslation()
  const { number, pages } = place.page
  const numbered = (text: string) => (number === 1 ? text : `${text} – ${t('pageNumber', { number })}`)
  const trail = [{ title: t('home'), path: '/' }]
  if (place.list !== NEWS || number > 1) trail.push({ title: t('news'), path: NEWS })
  if (above) trail.push({ title: above.title, path: CATEGORY_PATH.replace(':slug', above.slug) })
  if (place.list !== NEWS && number > 1) trail.push({ title: name, path: place.list })
  return (
    <>
      <PageHead
        seo={{
          ...seo,
          title: numbered(isNamedNews ? t('newsOn', { name: seo.title }) : seo.title),
          description: numbered(seo.description),
          ...(number > 1 && { previous: listPagePath(place.list, number - 1) }),
          ...(number < pages && { next: listPagePath(place.list, number + 1) }),
        }}
      />
      <BreadcrumbThing trail={trail} title={numbered(name)} />
      {isPlain && (
        <PlainHeader trail={trail} title={numbered(name)} text={number === 1 ? seo.description : ''} />
      )}
    </>
  )
}
