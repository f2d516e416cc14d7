import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { longDay } from '../../../elements/day.ts'
import type { Head } from '../../../elements/head.ts'
import { faqJsonLd } from '../../../elements/jsonLd/faqJsonLd.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { PlainHeader } from '../../../sections/PlainHeader.tsx'
import { SectionNav } from '../../../sections/SectionNav.tsx'
import { useSite } from '../../../site/useSite.ts'
import { documentationMarkdown } from './documentationMarkdown.ts'
import { readPage } from '../../reading/readPage.ts'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { textsIn, useTexts } from '../../../texts/useTexts.ts'
import { ChapterNav } from './ChapterNav.tsx'
import { DocumentationText } from './DocumentationText.tsx'
import { Helpful, NeighbourLinks } from './Footing.tsx'
import { outlineOf } from './outline.ts'
import { toDocumentationContent } from './readDocumentation.ts'
import { readNeighbours } from './readNeighbours.ts'
import { useTechArticle } from './useTechArticle.ts'
import type { Route } from './+types/documentation'
import styles from './documentation.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { source, site, path, files } = args.context.get(contentContext)
  const { language } = source
  const { head: plain, record, cta } = await readPage('documentation', args)
  const { product, description, lang, updated } = record
  const name = product
    ? textsIn(documentationTexts, language).t('documentationOf', { name: product.title })
    : record.seoTitle
  const head: Head = { ...plain, name }
  const content = toDocumentationContent(record)
  const facts = { origin: site.origin, language, path, title: name, description, product }
  files.set('md', documentationMarkdown(facts, content))
  return {
    head,
    content,
    cta,
    about: { product, description, lang, modified: updated },
    neighbours: await readNeighbours(source, product),
  }
}

type LoaderData = Route.ComponentProps['loaderData']

function Facts({ about: { product }, content }: Pick<LoaderData, 'about' | 'content'>) {
  const { t } = useTexts(documentationTexts)
  const { language, path } = useSite()
  return (
    <p className={styles['facts']}>
      {product && (
        <SiteLink to={pathTo('product', product.slug)}>{t('aboutProduct', { name: product.title })}</SiteLink>
      )}
      <span>{t('updated', { day: longDay(content.updated, language) })}</span>
      <a href={`${localPath(path, language)}.md`} className="no-print">
        {t('asMarkdown')}
      </a>
    </p>
  )
}

export default function Documentation({ loaderData }: Route.ComponentProps) {
  const { head, content, about, neighbours, cta } = loaderData
  const { t } = useTexts(documentationTexts)
  const { site, language, path } = useSite()
  const outline = outlineOf(content, t)
  const group = { id: 0, title: '', description: '', lang: about.lang, questions: content.questions }
  const article = useTechArticle({ head, modified: about.modified, product: about.product })
  return (
    <>
      <PageHead head={head} jsonLd={[article, ...faqJsonLd([group])]} />
      <link
        rel="alternate"
        type="text/markdown"
        title="Markdown"
        href={`${site.origin + localPath(path, language)}.md`}
      />
      <PlainHeader head={head} text={about.description}>
        <Facts about={about} content={content} />
      </PlainHeader>
      <SectionNav sections={outline} />
      <div className={`wrap ${styles['columns']}`}>
        <ChapterNav outline={outline} />
        <div className={styles['main']}>
          <article lang={about.lang} className={styles['article']}>
            <DocumentationText content={content} outline={outline} />
          </article>
          <Helpful />
          <NeighbourLinks neighbours={neighbours} />
        </div>
      </div>
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
