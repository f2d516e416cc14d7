import type { ContentType } from '@flou/shared/content/define.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { SearchBox } from '../../ui/SearchBox.tsx'
import { writeQuery, type UpdateQuery, type ListQuery } from '../listQuery.ts'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { StateFilter } from './StateFilter.tsx'
import classes from './Toolbar.module.css'

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
    <div className={classes.toolbar} role="search">
      <StateFilter type={type} apiUrl={apiUrl} query={query} updateQuery={updateQuery} />
      <div className={classes.tools}>
        <SearchBox
          keyword={query.keyword}
          onSearch={(keyword) => updateQuery({ keyword })}
          label={t(isTrash ? 'list.searchTrash' : 'list.search')}
          hint={t('list.searchHint')}
          className={classes.search}
        />
        {!isTrash && (
          <>
            <ViewsMenu apiUrl={apiUrl} search={writeQuery(type, { ...query, page: 1 }).toString()} />
            <ColumnChooser type={type} query={query} updateQuery={updateQuery} />
          </>
        )}
      </div>
    </div>
  )
}
