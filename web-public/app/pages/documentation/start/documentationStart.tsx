import { documentation } from '@flou/shared/content/types/product/documentation.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { PageHead } from '../../../elements/PageHead.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { CardBlock } from '../../../sections/blocks/CardBlock.tsx'
import { RecordCards } from '../../../sections/blocks/RecordCards.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { PageOpening } from '../../../sections/hero/PageOpening.tsx'
import { SectionHeading } from '../../../sections/SectionHeading.tsx'
import { readPage } from '../../reading/readPage.ts'
import { EntryList } from '../index/EntryList.tsx'
import type { EntryGroup } from '../index/findEntries.ts'
import { groupEntries } from '../index/readEntries.ts'
import { SearchField } from '../index/SearchField.tsx'
import { useDocumentationSearch } from '../index/useDocumentationSearch.ts'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { readPopular } from './readPopular.ts'
import type { Route } from './+types/documentationStart'

const LISTED = 60

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const [{ head, header, popular, content, cta }, records] = await Promise.all([
    readPage('documentationStart', args),
    source.list(documentation, { limit: LISTED }),
  ])
  const [groups, cards] = await Promise.all([
    groupEntries(source, records),
    readPopular(source, popular?.products ?? []),
  ])
  return { head, header, content, cta, groups, popular: { title: popular?.title ?? '', cards } }
}

function Browse({ groups }: { groups: readonly EntryGroup[] }) {
  const { t } = useTexts(documentationTexts)
  const search = useDocumentationSearch(groups)
  const found = search.groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <section className="wrap section">
      <SectionHeading title={t('findTitle')} />
      <SearchField query={search.query} onQuery={search.setQuery} found={found} />
      <EntryList groups={search.groups} isShort isFound={search.query.trim() !== ''} />
      <p>
        <SiteLink to={pathTo('documentationList')} className="arrow-link">
          {t('everyDocumentation')}
        </SiteLink>
      </p>
    </section>
  )
}

export default function DocumentationStart({ loaderData }: Route.ComponentProps) {
  const { head, header, popular, content, cta, groups } = loaderData
  return (
    <>
      <PageHead head={head} />
      <PageOpening head={head} header={header} />
      {groups.length > 0 && <Browse groups={groups} />}
      {popular.cards.length > 0 && (
        <section className="section tinted">
          <div className="wrap">
            <SectionHeading title={popular.title} />
            <RecordCards cards={popular.cards} isRow />
          </div>
        </section>
      )}
      {content && <CardBlock block={content} />}
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
