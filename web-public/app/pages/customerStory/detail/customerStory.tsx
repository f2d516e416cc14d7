import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { usePublisher } from '../../../elements/jsonLd/usePublisher.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { RichText } from '../../../elements/RichText.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { withAnchors } from '../../../elements/textParts.ts'
import { Contents } from '../../../sections/Contents.tsx'
import { Banner } from '../../../sections/hero/Banner.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { videoJsonLd } from '../../../sections/video/publicVideo.ts'
import { Video } from '../../../sections/video/Video.tsx'
import { useSite } from '../../../site/useSite.ts'
import { readPage } from '../../reading/readPage.ts'
import { StoryCards } from '../StoryCards.tsx'
import { storyTexts } from '../../../texts/pages/customerStory.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { CompanyBox } from './CompanyBox.tsx'
import { ProductsUsed } from './ProductsUsed.tsx'
import { Quotation } from './Quotation.tsx'
import { readRelated, type Story } from './readRelated.ts'
import { storyJsonLd } from './storyJsonLd.ts'
import type { Route } from './+types/customerStory'
import styles from './story.module.css'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { head, record } = await readPage('customerStory', args)
  const { html, headings } = withAnchors(record.content)
  const story: Story = { ...record, content: html }
  return { head, story, headings, related: await readRelated(source, record) }
}

/** Headings from which a story has a table of contents. */
const LONG = 4

export default function CustomerStory({ loaderData }: Route.ComponentProps) {
  const { head, story, headings, related } = loaderData
  const { t } = useTexts(storyTexts)
  const { site, path } = useSite()
  const jsonLd = storyJsonLd(story, { origin: site.origin, language: story.lang, path }, usePublisher())
  const { title, customProperty, banner, bannerMobile, products, content } = story
  return (
    <>
      <PageHead
        head={head}
        jsonLd={[...jsonLd, ...videoJsonLd(site.origin, story.video, head.description)]}
      />
      <article lang={story.lang}>
        <Banner banner={{ title, customProperty }} media={banner} mobile={bannerMobile} trail={head.trail} />
        <div className={`wrap section ${styles['columns']}`}>
          <div className={styles['side']}>
            <CompanyBox story={story} />
            {headings.length >= LONG && <Contents headings={headings} />}
          </div>
          <div className={styles['main']}>
            <Quotation story={story} />
            <Video video={story.video} />
            <RichText html={content} className={styles['text']} />
            <ProductsUsed products={products} />
          </div>
        </div>
      </article>
      {related.length > 0 && (
        <section className="section tinted no-print">
          <div className="wrap">
            <SectionHeading title={t('more')} text={t('moreText')} />
            <StoryCards stories={related} level={3} isRow />
            <p className={styles['all']}>
              <SiteLink to={pathTo('customerStoryList')} className="arrow-link">
                {t('seeAll')}
              </SiteLink>
            </p>
          </div>
        </section>
      )}
    </>
  )
}
