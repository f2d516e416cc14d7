import { pathTo } from '@flou/shared/paths.ts'
import { PageHead } from '../elements/PageHead.tsx'
import { SiteLink } from '../elements/SiteLink.tsx'
import { PlainHeader } from '../sections/PlainHeader.tsx'
import { pageLoader } from './reading/readPage.ts'
import type { Route } from './+types/customPageList'
import styles from './customPageList.module.css'

export const loader = pageLoader('customPageList')

export default function CustomPageList({ loaderData: { head, pages } }: Route.ComponentProps) {
  return (
    <>
      <PageHead head={head} />
      <PlainHeader head={head} text={head.description} />
      <div className="wrap section">
        <ul className={styles['pages']}>
          {pages.map(({ title, slug, lang }) => (
            <li key={slug} lang={lang}>
              <SiteLink to={pathTo('customPage', slug)} className={styles['link']}>
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
