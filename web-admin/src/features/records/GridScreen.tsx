import { ReadOnlyBanner } from '../../fields/form/ReadOnlyBanner.tsx'
import { useRights } from '../../core/session/rights.ts'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ReleaseSubject } from '../../core/records/releaseItems.ts'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PageLoading } from '../../ui/PageLoading.tsx'
import { ReleaseBanner } from '../../collect/ReleaseBanner.tsx'
import { LoadFailure } from '../../ui/screen/LoadFailure.tsx'
import type { ScreenProps } from '../../core/offices/office.ts'
import { editorTexts } from '../../core/texts/editor.ts'
import { gridTexts } from '../../core/texts/grid.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { apiUrlOf, listPathOf } from '../../core/records/routePaths.ts'
import { download } from '../../lists/export/files.ts'
import { LeaveGuard } from '../../fields/form/LeaveGuard.tsx'
import { CollectRows } from './CollectRows.tsx'
import { VisibleFields } from './VisibleFields.tsx'
import { useParentTitled } from './useParent.ts'
import { RestoreBanner } from '../../editor/view/RestoreBanner.tsx'
import { writeCsv } from '../../lists/grid/csv/gridCsv.ts'
import { ImportDialog } from '../../lists/grid/csv/ImportDialog.tsx'
import { merged } from '../../lists/grid/csv/useImport.ts'
import { gridColumns } from '../../lists/grid/model/columns.ts'
import type { GridRow } from '../../lists/grid/model/rows.ts'
import type { GridOptions } from '../../lists/grid/useGrid.ts'
import { useGridEditor } from '../../lists/grid/useGridEditor.ts'
import { changedPrices } from '../../lists/grid/model/changedPrices.ts'
import { usePriceQuestion } from '../../editor/dialogs/SaveQuestion.tsx'
import { useGridRecords } from '../../lists/grid/useGridRecords.ts'
import { useReferences } from '../../lists/grid/useReferences.ts'
import { ActiveFormula } from '../../lists/grid/view/ActiveFormula.tsx'
import { GridState } from '../../lists/grid/view/GridState.tsx'
import { GridCards } from '../../lists/grid/view/GridCards.tsx'
import { GridTable } from '../../lists/grid/view/GridTable.tsx'
import { GridTools } from '../../lists/grid/view/GridTools.tsx'
import { FieldHint } from '../../ui/FieldHint.tsx'
import formClasses from '../../fields/form/RecordForm.module.css'
import classes from '../../lists/grid/GridScreen.module.css'

const useIsPhone = () => useMediaQuery('(max-width: 37.5rem)', undefined, { getInitialValueInEffect: false })

interface EditorProps extends GridOptions {
  label: string
  subject: ReleaseSubject
}

function Editor({ label, subject, ...options }: EditorProps) {
  const t = useTextsOf(gridTexts)
  const { type, apiUrl } = options
  const { grid, selection, actions, problems, here, toNext, recovery: left, saving } = useGridEditor(options)
  const { progress, save, resume, isBusy, isUnfinished } = saving
  const { canEdit } = useRights()
  const [isImporting, setImporting] = useState(false)
  const price = usePriceQuestion()
  const Rows = useIsPhone() ? GridCards : GridTable
  const takeImported = (imported: GridRow[], isSaved: boolean) => {
    setImporting(false)
    grid.edit((rows) => merged(rows, imported))
    const keys = new Set(imported.map(({ key }) => key))
    const saveThem = (confirmedProduct: string) => save({ keys, confirmedProduct })
    if (isSaved) price.ask(changedPrices(imported, options), saveThem)
  }
  return (
    <>
      {!isUnfinished && <RestoreBanner recovered={left} />}
      <GridTools
        grid={grid}
        isBusy={isBusy}
        onAdd={() => {
          grid.addRow()
          selection.moveToNewRow({ row: grid.rows.length, column: 0 })
        }}
        onExport={() =>
          download([writeCsv(grid.rows, grid.shape)], `${type.key}-${todayInJakarta(new Date())}.csv`)
        }
        onImport={() => setImporting(true)}
        onSave={() =>
          price.ask(changedPrices(grid.changed, options), (confirmedProduct) => save({ confirmedProduct }))
        }
        collect={<CollectRows {...{ subject, options, grid, isBusy, problems, toNext }} />}
      />
      {grid.rows.length === 0 && <FieldHint>{t('grid.empty')}</FieldHint>}
      <fieldset disabled={!canEdit} className={formClasses.readOnly}>
        <Rows label={label} grid={grid} selection={selection} actions={actions} />
      </fieldset>
      <ActiveFormula grid={grid} selection={selection} />
      <GridState
        grid={grid}
        problems={problems}
        here={here}
        progress={progress}
        onNext={toNext}
        onResume={resume}
      />
      {isImporting && (
        <ImportDialog apiUrl={apiUrl} grid={grid} onClose={() => setImporting(false)} onRows={takeImported} />
      )}
      {price.question}
      <LeaveGuard
        isDirty={grid.changed.length > 0}
        hasUnsavedWork={() => grid.changed.length > 0}
        onLeave={left.clear}
      />
    </>
  )
}

export function GridScreen({ route }: ScreenProps) {
  return <VisibleFields route={route}>{(type) => <TypeGrid route={route} type={type} />}</VisibleFields>
}

function TypeGrid({ route, type }: ScreenProps & { type: ContentType }) {
  const t = useTextsOf(gridTexts)
  const editorText = useTextsOf(editorTexts)
  const language = useLanguage()
  const params = useParams()
  const name = useParentTitled(route)(routeLabel(route)[language])
  const path = apiUrlOf(route, params)
  const columns = useMemo(() => gridColumns(type), [type])
  const subject = { type: type.key, recordId: 0, parentId: Number(params[route.parentName ?? ''] ?? 0) }
  const records = useGridRecords(type, path)
  const references = useReferences({ type, columns, rows: records.data })
  const error = records.error ?? references.error
  const label = t('grid.title', { name })
  const isPhone = useIsPhone()
  return (
    <>
      <div className={classes.titleLine}>
        <h1>{label}</h1>
        <Button
          component={Link}
          to={listPathOf(route, params)}
          variant="default"
          leftSection={<Icon name="back" size={16} />}
        >
          {editorText('form.back')}
        </Button>
      </div>
      <ReadOnlyBanner />
      <ReleaseBanner subject={{ ...subject, operation: 'batch' }} />
      <FieldHint>{t(isPhone ? 'grid.cardsHint' : 'grid.hint')}</FieldHint>
      <LoadFailure error={error} title={t('shell.listFailed')} onRetry={records.refetch} />
      {!error && !references.data && <PageLoading />}
      {records.data && references.data && (
        <Editor
          key={path}
          type={type}
          apiUrl={path}
          label={label}
          subject={subject}
          columns={columns}
          rows={records.data}
          references={references.data}
          reload={async () => (await records.refetch()).data ?? []}
        />
      )}
    </>
  )
}
