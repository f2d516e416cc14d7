import { useTranslation } from '../../i18n/useTranslation.ts'
import { contentContext } from '../../contentContext.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { StructuredData } from '../../elements/structuredData/StructuredData.tsx'
import { websiteThing } from '../../elements/structuredData/things.ts'
import { usePublisher } from '../../elements/structuredData/usePublisher.ts'
import { CardBlock } from '../../sections/blocks/CardBlock.tsx'
import { Carousel } from '../../sections/hero/Carousel.tsx'
import { CtaBand } from '../../sections/CtaBand.tsx'
import { Highlights } from '../../sections/blocks/Highlights.tsx'
import { NewsTeaser } from '../news/NewsTeaser.tsx'
import { PromoBanner } from '../../sections/hero/PromoBanner.tsx'
import { Split } from '../../sections/blocks/Split.tsx'
import { Statement } from '../../sections/blocks/Statement.tsx'
import { Stories } from '../../sections/blocks/Stories.tsx'
import { useSite } from '../../useSite.ts'
import { readHome } from './readHome.ts'
import type { Route } from './+types/home'

export const loader = ({ context }: Route.LoaderArgs) => readHome(context.get(contentContext).source)

/** Who and what the site is, for search engines. */
function HomeThings() {
  const { site, language } = useSite()
  const publisher = usePublisher()
  return <StructuredData things={[publisher, websiteThing({ origin: site.origin, language }, publisher)]} />
}

/** The home page: every section its editors have filled, in this order. */
export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { t } = useTranslation()
  const [first] = home.slides
  const title = home.seo?.title ?? first?.title ?? t('home')
  return (
    <>
      <PageHead
        seo={{
          title,
          description: home.seo?.content ?? first?.description ?? '',
          image: home.seo?.seoMedia ?? null,
        }}
      />
      <HomeThings />
      {first ? <Carousel slides={home.slides} /> : <h1 className="only-heard">{title}</h1>}
      <Highlights slides={home.highlights} />
      {home.product && <CardBlock block={home.product} />}
      {home.solution && <Statement block={home.solution} />}
      {home.security && <Split block={home.security} media={home.security.media} />}
      {home.promo && <PromoBanner banner={home.promo} />}
      {home.stories && <Stories block={home.stories} />}
      {home.network && (
        <Split block={home.network} media={home.network.media} mobile={home.network.mobileMedia} isDark />
      )}
      <NewsTeaser title={home.newsTitle} articles={home.latest} />
      {home.cta && <CtaBand cta={home.cta} />}
    </>
  )
}
