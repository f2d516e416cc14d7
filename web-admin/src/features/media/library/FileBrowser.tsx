import { Button, Skeleton } from '@mantine/core'
import { EmptyState } from '../../../ui/screen/EmptyState.tsx'
import { LoadFailure } from '../../../ui/screen/LoadFailure.tsx'
import { FileGrid, type FilesProps } from './FileGrid.tsx'
import { FileTable } from './FileTable.tsx'
import { isNarrowed, WHOLE_LIBRARY, type LibraryQuery } from './libraryQuery.ts'
import type { View } from './LibraryToolbar.tsx'
import type { useLibrary } from './useLibrary.ts'
import classes from './Library.module.css'
import { mediaTexts } from '../../../core/texts/media.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'

const VIEWERS = { grid: FileGrid, list: FileTable } as const satisfies Record<View, unknown>

interface Props extends Omit<FilesProps, 'files' | 'label'> {
  library: ReturnType<typeof useLibrary>
  query: LibraryQuery
  updateQuery: (changes: Partial<LibraryQuery>) => void
  view: View
}

function Empty({ query, updateQuery }: Pick<Props, 'query' | 'updateQuery'>) {
  const t = useTextsOf(mediaTexts)
  if (query.show === 'trash' && query.keyword === '') return <EmptyState text={t('emptyTrash')} />
  if (isNarrowed(query)) {
    return (
      <EmptyState text={t('noMatch')}>
        <Button variant="default" onClick={() => updateQuery({ ...WHOLE_LIBRARY, folder: query.folder })}>
          {t('clearFilters')}
        </Button>
      </EmptyState>
    )
  }
  return <EmptyState text={t(query.folder === '' ? 'empty' : 'emptyFolder')} />
}

const TILES = Array.from({ length: 12 }, (_, index) => index)

export function FileBrowser({ library, query, updateQuery, view, ...rest }: Props) {
  const t = useTextsOf(mediaTexts)
  const { files, total, error, isPending } = library
  const Viewer = VIEWERS[view]
  if (isPending) {
    return (
      <div className={classes.grid} aria-busy="true">
        {TILES.map((tile) => (
          <Skeleton key={tile} height={168} radius="md" />
        ))}
      </div>
    )
  }
  if (error) {
    return <LoadFailure error={error} title={t('failed')} onRetry={library.reload} />
  }
  if (files.length === 0 && !library.hasMore) return <Empty query={query} updateQuery={updateQuery} />
  return (
    <div data-stale={library.isStale || undefined} className={classes.files}>
      <p className={classes.count} role="status">
        {total === undefined && library.hasMore
          ? t('countSome', { count: files.length })
          : t('count', { count: total ?? files.length })}
      </p>
      <Viewer label={t('files')} files={files} {...rest} />
      {library.hasMore && (
        <Button variant="default" mt="md" loading={library.isLoadingMore} onClick={library.loadMore}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}
