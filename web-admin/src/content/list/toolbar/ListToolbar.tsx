import type { ContentType } from '@flou/shared/content/define.ts'
import { useText } from '../../../texts/useText.ts'
import { SearchBox } from '../../SearchBox.tsx'
import { writeQuery, type ChangeQuery, type ListQuery } from '../listQuery.ts'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { StateFilter } from './StateFilter.tsx'
import classes from './Toolbar.module.css'

interface Props {
  type: ContentType
  address: string
  query: ListQuery
  change: ChangeQuery
}

/** Search by words, states, columns, saved views. */
export function ListToolbar({ type, address, query, change }: Props) {
  const t = useText()
  const isTrash = query.state === 'trashed'
  return (
    <div className={classes.toolbar} role="search">
      <StateFilter type={type} address={address} query={query} change={change} />
      <div className={classes.tools}>
        <SearchBox
          keyword={query.keyword}
          onSearch={(keyword) => change({ keyword })}
          label={t(isTrash ? 'list.searchTrash' : 'list.search')}
          hint={t('list.searchHint')}
          className={classes.search}
        />
        {!isTrash && (
          <>
            <ViewsMenu address={address} search={writeQuery(type, { ...query, page: 1 }).toString()} />
            <ColumnChooser type={type} query={query} change={change} />
          </>
        )}
      </div>
    </div>
  )
}
