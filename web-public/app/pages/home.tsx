import { contentContext } from '../contentContext.ts'
import { PageHead } from '../elements/PageHead.tsx'
import { websiteJsonLd } from '../elements/jsonLd/jsonLd.ts'
import { usePublisher } from '../elements/jsonLd/usePublisher.ts'
import { CardBlock } from '../sections/blocks/CardBlock.tsx'
import { Highlights } from '../sections/blocks/Highlights.tsx'
import { Split } from '../sections/blocks/Split.tsx'
import { Statement } from '../sections/blocks/Statement.tsx'
import { Stories } from '../sections/blocks/Stories.tsx'
import { CtaBand } from '../sections/CtaBand.tsx'
import { Carousel } from '../sections/hero/Carousel.tsx'
import { PromoBanner } from '../sections/hero/PromoBanner.tsx'
import { useSite } from '../site/useSite.ts'
import { PartnerStrip } from './partners/PartnerStrip.tsx'
import { NewsTeaser } from './news/NewsTeaser.tsx'
import { GlobalNetwork } from '../sections/network/GlobalNetwork.tsx'
import { readNetworkMap } from '../sections/network/readNetwork.ts'
import { readPage } from './reading/readPage.ts'
import type { Route } from './+types/home'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [page, map] = await Promise.all([readPage('home', args), readNetworkMap(source)])
  return { ...page, map }
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  const { site, language } = useSite()
  const publisher = usePublisher()
  const { head, slides } = home
  return (
    <>
      <PageHead
        head={head}
        jsonLd={[publisher, websiteJsonLd({ origin: site.origin, language }, publisher)]}
      />
      {slides.length > 0 ? <Carousel slides={slides} /> : <h1 className="only-heard">{head.title}</h1>}
      <Highlights slides={home.highlights} />
      {home.product && <CardBlock block={home.product} />}
      {home.solution && <Statement block={home.solution} />}
      {home.security && <Split block={home.security} media={home.security.media} />}
      {home.promo && <PromoBanner banner={home.promo} />}
      {home.stories && <Stories block={home.stories} />}
      <GlobalNetwork block={home.network} map={home.map} />
      <PartnerStrip title={home.partnersTitle} partners={home.partners} />
      <NewsTeaser title={home.newsTitle} articles={home.latest} />
      {home.cta && <CtaBand cta={home.cta} />}
    </>
  )
}
