import type { ContentType } from '@flou/shared/content/define.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { Toolbar } from '../../ui/screen/Toolbar.tsx'
import { writeQuery, type UpdateQuery, type ListQuery } from '../listQuery.ts'
import { ListFilters } from '../filters/ListFilters.tsx'
import { KindChoice } from '../filters/KindChoice.tsx'
import { PeriodChoice } from '../filters/PeriodChoice.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { StateFilter } from './StateFilter.tsx'
import { ListTransfer } from './ListTransfer.tsx'

interface Props {
  type: ContentType
  apiUrl: string
  query: ListQuery
  updateQuery: UpdateQuery
}

export function ListToolbar({ type, apiUrl, query, updateQuery }: Props) {
  const t = useTextsOf(listTexts)
  const isTrash = query.state === 'trashed'
  return (
    <Toolbar role="search">
      <StateFilter type={type} apiUrl={apiUrl} query={query} updateQuery={updateQuery} />
      {!isTrash && <KindChoice type={type} query={query} updateQuery={updateQuery} />}
      {!isTrash && <PeriodChoice type={type} query={query} updateQuery={updateQuery} />}
      <SearchBox
        keyword={query.keyword}
        onSearch={(keyword) => updateQuery({ keyword })}
        label={t(isTrash ? 'list.searchTrash' : 'list.search')}
        hint={t('list.searchHint')}
      />
      {!isTrash && (
        <>
          <ListFilters type={type} apiUrl={apiUrl} query={query} updateQuery={updateQuery} />
          <ViewsMenu apiUrl={apiUrl} search={writeQuery(type, { ...query, page: 1 }).toString()} />
          <ColumnChooser type={type} query={query} updateQuery={updateQuery} />
          <ListTransfer type={type} apiUrl={apiUrl} query={query} />
        </>
      )}
    </Toolbar>
  )
}
