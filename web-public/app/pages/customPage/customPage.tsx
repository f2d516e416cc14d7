import { customPage } from '@flou/shared/content/types/customHtml.ts'
import { withAnchors } from '../../elements/textParts.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { contentContext } from '../../contentContext.ts'
import { BreadcrumbThing } from '../../elements/structuredData/BreadcrumbThing.tsx'
import { PageHead } from '../../elements/PageHead.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { Contents } from '../../sections/Contents.tsx'
import { PlainHeader } from '../../sections/PlainHeader.tsx'
import { requireFound } from '../requireFound.ts'
import type { Route } from './+types/customPage'
import styles from './customPage.module.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { source } = context.get(contentContext)
  const page = requireFound(await source.bySlug(customPage, params.slug))
  const { html, headings } = withAnchors(page.content)
  return { page: { ...page, content: html }, headings }
}

/** A script as it may stand inside its element: nothing in it ends the element early. */
const asElement = (script: string) => script.replace(/<\/script/gi, '<\\/script')

/** `/page/{slug}`: what an editor wrote, with the page's own script where a role with that permission gave it one (decision 43). */
export default function CustomPage({ loaderData: { page, headings } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const trail = [{ title: t('home'), path: '/' }]
  return (
    <article lang={page.lang}>
      <PageHead
        seo={{
          title: page.seoTitle || page.title,
          description: page.seoDescription,
          image: page.seoMedia,
        }}
      />
      <BreadcrumbThing trail={trail} title={page.title} />
      <PlainHeader trail={trail} title={page.title} />
      <div className={`wrap ${styles['columns']}`} data-long={headings.length > 2 || undefined}>
        <div className={styles['side']}>
          <Contents headings={headings} />
        </div>
        <RichText html={page.content} className={styles['text']} />
      </div>
      {page.customScript !== '' && (
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: asElement(page.customScript) }} />
      )}
    </article>
  )
}
