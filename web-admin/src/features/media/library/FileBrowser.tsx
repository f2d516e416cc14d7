import { Alert, Button, Skeleton } from '@mantine/core'
import { useFailureText } from '../../../core/api/useFailureText.ts'
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
  if (query.show === 'trash' && query.keyword === '')
    return <p className={classes.empty}>{t('emptyTrash')}</p>
  if (isNarrowed(query)) {
    return (
      <div className={classes.empty}>
        <p>{t('noMatch')}</p>
        <Button variant="default" onClick={() => updateQuery({ ...WHOLE_LIBRARY, folder: query.folder })}>
          {t('clearFilters')}
        </Button>
      </div>
    )
  }
  return <p className={classes.empty}>{t(query.folder === '' ? 'empty' : 'emptyFolder')}</p>
}

const TILES = Array.from({ length: 12 }, (_, index) => index)

export function FileBrowser({ library, query, updateQuery, view, ...rest }: Props) {
  const t = useTextsOf(mediaTexts)
  const failureText = useFailureText()
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
    return (
      <Alert color="danger" title={t('failed')} role="alert">
        <p>{failureText(error)}</p>
        <Button size="compact-sm" variant="default" onClick={library.reload}>
          {t('again')}
        </Button>
      </Alert>
    )
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
