import { ReadOnlyBanner } from '../../fields/form/ReadOnlyBanner.tsx'
import { useRights } from '../../core/session/rights.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { BulkBar } from './library/BulkBar.tsx'
import { FileDialog } from './detail/FileDialog.tsx'
import { FileBrowser } from './library/FileBrowser.tsx'
import { LibraryToolbar, VIEWS, type View } from './library/LibraryToolbar.tsx'
import {
  readLibraryQuery,
  WHOLE_LIBRARY,
  withLibraryQuery,
  type LibraryQuery,
} from './library/libraryQuery.ts'
import { useLibrary, useOverview } from './library/useLibrary.ts'
import { ScreenHead } from '../../ui/screen/ScreenHead.tsx'
import { useRowSelection } from '../../ui/table/useRowSelection.ts'
import { FolderNav } from './FolderNav.tsx'
import { StorageBar } from './StorageBar.tsx'
import { uploadQueue } from '../../core/media/queue.ts'
import uploadClasses from './upload/Upload.module.css'
import { UploadButton } from './upload/UploadButton.tsx'
import { UploadPanel } from './upload/UploadPanel.tsx'
import { LIMITS_IN_MB } from '../../core/media/uploadText.ts'
import { useFileDrop } from './upload/useFileDrop.ts'
import { useUploads } from '../../core/media/useUploads.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { useRetainedFocus } from '../../ui/useRetainedFocus.ts'
import type { ScreenProps } from '../../core/offices/office.ts'
import { useUrlSearch } from '../../ui/useUrlSearch.ts'
import { FieldHint } from '../../ui/FieldHint.tsx'
import classes from './MediaLibraryScreen.module.css'
import { mediaTexts } from '../../core/texts/media.ts'

function useLibraryUrl() {
  const [search, updateSearch] = useUrlSearch()
  const query = readLibraryQuery(search)
  const set = (updateQuery: (next: URLSearchParams) => URLSearchParams) =>
    updateSearch(updateQuery, { preventScrollReset: true })
  const withParameter = (name: string, value: string) => (next: URLSearchParams) => {
    if (value === '') next.delete(name)
    else next.set(name, value)
    return next
  }
  return {
    query,
    updateQuery: (patch: Partial<LibraryQuery>) =>
      set((next) => withLibraryQuery(next, { ...readLibraryQuery(next), ...patch })),
    view: VIEWS.find((view) => view === search.get('view')) ?? 'grid',
    chooseView: (view: View) => set(withParameter('view', view === 'grid' ? '' : view)),
    open: Number(search.get('file') ?? 0) || undefined,
    setOpen: (id?: number) => set(withParameter('file', id === undefined ? '' : String(id))),
  }
}

type LibraryUrl = ReturnType<typeof useLibraryUrl>

function OpenFile({
  libraryUrl,
  ids,
  overview,
}: {
  libraryUrl: LibraryUrl
  ids: number[]
  overview: ReturnType<typeof useOverview>
}) {
  const { open, setOpen } = libraryUrl
  if (open === undefined) return null
  const at = ids.indexOf(open)
  return (
    <FileDialog
      id={open}
      previous={at > 0 ? ids[at - 1] : undefined}
      next={at >= 0 ? ids[at + 1] : undefined}
      overview={overview}
      onOpen={setOpen}
      onClose={() => setOpen()}
    />
  )
}

const FILES = { entries: 'li:has([data-tile]), tbody tr', inEntry: 'button' }

export function MediaLibraryScreen({ route }: ScreenProps) {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  const libraryUrl = useLibraryUrl()
  const { query, updateQuery, view } = libraryUrl
  const overview = useOverview()
  const library = useLibrary(query)
  const selection = useRowSelection({ page: library.files, scope: '', isStale: library.isStale })
  const { canEdit, canDelete } = useRights()
  const isTrash = query.show === 'trash'
  const canSelect = canDelete || (canEdit && !isTrash)
  const add = (files: File[]) => canEdit && uploadQueue.add(files, Number(query.folder))
  const isOver = useFileDrop(add)
  const box = useRetainedFocus(FILES)
  useUploads()
  return (
    <div data-folders>
      <ScreenHead title={routeLabel(route)[language]} about={t('uploadHint', LIMITS_IN_MB)}>
        {canEdit && <UploadButton label={t('upload')} isMultiple onFiles={add} />}
      </ScreenHead>
      <ReadOnlyBanner />
      <div className={classes.columns}>
        <aside className={classes.side}>
          <FolderNav
            overview={overview}
            folder={query.folder}
            choose={(folder) => updateQuery({ ...WHOLE_LIBRARY, sort: query.sort, folder })}
          />
          <StorageBar overview={overview} />
        </aside>
        <div ref={box} className={classes.main}>
          <LibraryToolbar
            query={query}
            updateQuery={updateQuery}
            overview={overview}
            view={{ value: view, choose: libraryUrl.chooseView }}
          />
          {isTrash && <FieldHint>{t('trashHint', { days: LIMITS.trashDays })}</FieldHint>}
          <UploadPanel />
          <FileBrowser
            library={library}
            query={query}
            updateQuery={updateQuery}
            view={view}
            {...(canSelect && { selection })}
            onOpen={(row) => (isTrash ? canSelect && selection.toggle(row) : libraryUrl.setOpen(row.id))}
          />
          {canSelect && (
            <BulkBar files={library.files} selection={selection} overview={overview} isTrash={isTrash} />
          )}
        </div>
      </div>
      {isOver && canEdit && <div className={uploadClasses.over}>{t('drop')}</div>}
      <OpenFile libraryUrl={libraryUrl} ids={library.files.map(({ id }) => id)} overview={overview} />
    </div>
  )
}
