import { TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ContentType } from '@flou/shared/content/define.ts'
import { Icon } from '../../../elements/Icon.tsx'
import { useText } from '../../../texts/useText.ts'
import { useDebounced } from '../../useDebounced.ts'
import type { ListQuery } from '../listQuery.ts'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import { StateFilter } from './StateFilter.tsx'
import classes from './Toolbar.module.css'

const SEARCH_DELAY_MS = 250

interface Props {
  type: ContentType
  address: string
  query: ListQuery
  change: (part: Partial<ListQuery>) => void
}

function Search({ query, change }: Pick<Props, 'query' | 'change'>) {
  const t = useText()
  const [text, setText] = useState(query.keyword)
  const keyword = useDebounced(text.trim(), SEARCH_DELAY_MS)
  useEffect(() => {
    if (keyword !== query.keyword) change({ keyword })
    // only what was typed starts a search: the address changing by itself (back) must not
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [keyword])
  return (
    <TextInput
      type="search"
      className={classes.search}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      placeholder={t('list.searchHint')}
      aria-label={t('list.search')}
      leftSection={<Icon name="search" size={16} />}
    />
  )
}

/** Search by words, states, columns, saved views. */
export function ListToolbar({ type, address, query, change }: Props) {
  return (
    <div className={classes.toolbar} role="search">
      <StateFilter type={type} address={address} query={query} change={change} />
      {query.state !== 'trashed' && (
        <div className={classes.tools}>
          <Search query={query} change={change} />
          <ViewsMenu type={type} address={address} query={query} />
          <ColumnChooser type={type} query={query} change={change} />
        </div>
      )}
    </div>
  )
}
