import { pathTo } from '@flou/shared/paths.ts'
import { contentContext } from '../../../contentContext.ts'
import { ListHead } from '../../../sections/list/ListHead.tsx'
import { Pager } from '../../../sections/list/Pager.tsx'
import { CtaBand } from '../../../sections/CtaBand.tsx'
import { SiteLink } from '../../../elements/SiteLink.tsx'
import { readPage } from '../../reading/readPage.ts'
import { documentationTexts } from '../../../texts/pages/documentation.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { EntryList } from './EntryList.tsx'
import { groupEntries } from './readEntries.ts'
import { SearchField } from './SearchField.tsx'
import { useDocumentationSearch } from './useDocumentationSearch.ts'
import type { Route } from './+types/documentationList'

export async function loader(args: Route.LoaderArgs) {
  const { source } = args.context.get(contentContext)
  const { page, ...rest } = await readPage('documentationList', args)
  const { records, ...listPosition } = page
  return { ...rest, listPosition, groups: await groupEntries(source, records) }
}

export default function DocumentationList({ loaderData }: Route.ComponentProps) {
  const { head, listPosition, groups, cta } = loaderData
  const { t } = useTexts(documentationTexts)
  const search = useDocumentationSearch(groups)
  const found = search.groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return (
    <>
      <ListHead head={head} list={listPosition} isPlain />
      <div className="wrap section">
        {groups.length === 0 ? (
          <p>{t('noDocumentation')}</p>
        ) : (
          <SearchField query={search.query} onQuery={search.setQuery} found={found} />
        )}
        <EntryList groups={search.groups} isFound={search.query.trim() !== ''} />
        <Pager list={listPosition} labels={{ before: t('before'), after: t('after') }}>
          {listPosition.number === listPosition.pages && listPosition.pages > 1 && (
            <p>
              <SiteLink to={pathTo('productList')} className="arrow-link">
                {t('moreThanListed')}
              </SiteLink>
            </p>
          )}
        </Pager>
      </div>
      {cta && <CtaBand cta={cta} />}
    </>
  )
}
