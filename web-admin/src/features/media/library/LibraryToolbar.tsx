import { ActionIcon, NativeSelect } from '@mantine/core'
import { MEDIA_KINDS, type MediaOverview } from '@flou/shared/media/media.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { FilterSheet } from '../../../ui/filters/FilterSheet.tsx'
import { useIsPhone } from '../../../ui/filters/FilterBar.tsx'
import { SearchBox } from '../../../ui/SearchBox.tsx'
import { Toolbar } from '../../../ui/screen/Toolbar.tsx'
import { folderTree } from './folderTree.ts'
import { filterNames, SORTS, WHOLE_LIBRARY, type LibraryQuery } from './libraryQuery.ts'
import classes from './LibraryToolbar.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

export const VIEWS = ['grid', 'list'] as const
export type View = (typeof VIEWS)[number]

interface Props {
  query: LibraryQuery
  updateQuery: (changes: Partial<LibraryQuery>) => void
  overview: MediaOverview
  view?: { value: View; choose: (view: View) => void }
}

function Choices({ query, updateQuery, overview, isPhone }: Omit<Props, 'view'> & { isPhone: boolean }) {
  const t = useTextsOf(mediaTexts)
  const named = (label: string) => (isPhone ? { label } : { 'aria-label': label })
  const select = <K extends keyof LibraryQuery>(name: K) => ({
    name,
    value: query[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      updateQuery({ [name]: event.currentTarget.value }),
  })
  const folders = folderTree(overview.folders)
  const { missingAlt, trash, tags } = overview
  return (
    <>
      <NativeSelect
        {...named(t('folder'))}
        className={classes.folderSelect}
        {...select('folder')}
        data={[
          { value: '', label: t('allFiles') },
          { value: '0', label: t('noFolder') },
          ...folders.map(({ id, path }) => ({ value: String(id), label: path })),
        ]}
      />
      <NativeSelect
        {...named(t('kind'))}
        {...select('kind')}
        data={[
          { value: '', label: t('allKinds') },
          ...MEDIA_KINDS.map((kind) => ({ value: kind, label: t(kind) })),
        ]}
      />
      <NativeSelect
        {...named(t('tag'))}
        {...select('tag')}
        data={[
          { value: '', label: t('allTags') },
          ...tags.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
        ]}
      />
      <NativeSelect
        {...named(t('show'))}
        {...select('show')}
        data={[
          { value: 'all', label: t('showAll') },
          { value: 'unused', label: t('unused') },
          { value: 'lacksAlt', label: t('lacksAlt', { count: missingAlt }) },
          { value: 'trash', label: t('trash', { count: trash.count }) },
        ]}
      />
      <NativeSelect
        {...named(t('sort'))}
        {...select('sort')}
        data={SORTS.map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}

export function LibraryToolbar({ view, ...props }: Props) {
  const t = useTextsOf(mediaTexts)
  const isPhone = useIsPhone()
  const { query, updateQuery } = props
  const active = filterNames(query)
  return (
    <Toolbar role="search" className={classes.toolbar}>
      <SearchBox
        keyword={query.keyword}
        onSearch={(keyword) => updateQuery({ keyword })}
        label={t('search')}
      />
      {isPhone ? (
        <FilterSheet
          count={active.length}
          onClear={() => updateQuery({ ...WHOLE_LIBRARY, keyword: query.keyword, sort: query.sort })}
        >
          <Choices {...props} isPhone />
        </FilterSheet>
      ) : (
        <Choices {...props} isPhone={false} />
      )}
      {view && (
        <div role="group" aria-label={t('view')} className={classes.views}>
          {VIEWS.map((value) => (
            <ActionIcon
              key={value}
              size="lg"
              variant={view.value === value ? 'light' : 'default'}
              aria-label={t(value)}
              aria-pressed={view.value === value}
              onClick={() => view.choose(value)}
            >
              <Icon name={value === 'grid' ? 'tiles' : 'list'} />
            </ActionIcon>
          ))}
        </div>
      )}
    </Toolbar>
  )
}
