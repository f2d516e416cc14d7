import { community } from '@flou/shared/content/types/help/community.ts'
import { localLink } from '@flou/shared/locale.ts'
import { contentContext } from '../../contentContext.ts'
import { faqJsonLd } from '../../elements/jsonLd/faqJsonLd.ts'
import { itemListJsonLd } from '../../elements/jsonLd/jsonLd.ts'
import { PageHead } from '../../elements/PageHead.tsx'
import { useNumberedHead } from '../../elements/useNumberedHead.ts'
import { FaqList } from '../../sections/faq/FaqList.tsx'
import { PageOpening } from '../../sections/hero/PageOpening.tsx'
import { PlainHeader } from '../../sections/PlainHeader.tsx'
import { useSite } from '../../site/useSite.ts'
import { readPage } from '../reading/readPage.ts'
import { Groups } from './Groups.tsx'
import { Highlights } from './Highlights.tsx'
import { communityTexts } from '../../texts/pages/community.ts'
import { useTexts } from '../../texts/useTexts.ts'
import type { Route } from './+types/community'
import { isLinkUrl } from '../../site/links.ts'

const HIGHLIGHTS = 5

/** Only the first page shows highlights, which its list omits. */
export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [{ page, faq, faqs, ...data }, chosen] = await Promise.all([
    readPage('community', args),
    source.list(community, { by: { field: 'isHighlight', id: 1 }, limit: HIGHLIGHTS }),
  ])
  const isFirst = page.number === 1
  const highlightedIds = new Set(chosen.map(({ id }) => id))
  return {
    ...data,
    page: { ...page, records: page.records.filter(({ id }) => !highlightedIds.has(id)) },
    highlights: isFirst ? chosen : [],
    faq: isFirst ? faq : undefined,
    faqs: isFirst ? faqs : [],
  }
}

export default function Community({ loaderData }: Route.ComponentProps) {
  const { head, header, title, page, highlights, faq, faqs } = loaderData
  const { t } = useTexts(communityTexts)
  const { site, language } = useSite()
  const items = [...highlights, ...page.records]
    .filter(({ url }) => isLinkUrl(url))
    .map(({ title: name, url }) => ({ name, link: localLink(url, language) }))
  const numbered = useNumberedHead(head, page)
  return (
    <>
      <PageHead head={head} list={page} jsonLd={[...itemListJsonLd(site, items), ...faqJsonLd(faqs)]} />
      {page.number === 1 ? <PageOpening head={head} header={header} /> : <PlainHeader head={numbered} />}
      <Highlights groups={highlights} />
      <Groups heading={title ?? { title: head.name, content: '' }} page={page} />
      <FaqList heading={faq ?? { title: t('questions'), content: '' }} groups={faqs} anchor="faq" />
    </>
  )
}
