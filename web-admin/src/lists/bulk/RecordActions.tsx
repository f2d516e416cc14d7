import { Button } from '@mantine/core'
import type { ContentType } from '@flou/shared/content/define.ts'
import { SelectionBar } from '../../ui/table/Selection.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { ListExport } from '../export/ListExport.tsx'
import type { ListQuery } from '../listQuery.ts'
import { useRights } from '../../core/session/rights.ts'
import { actionsFor, BULK_ACTIONS, type BulkName } from './bulkActions.ts'
import { EditField } from './EditField.tsx'
import type { Bulk } from './useBulk.ts'
import type { ListRow } from '@flou/shared/api.ts'
import type { RowSelection } from '../../ui/table/useRowSelection.ts'

interface Props {
  type: ContentType
  selection: RowSelection<ListRow>
  bulk: Bulk
  isTrash: boolean
  apiUrl: string
  query: ListQuery
}

export function RecordActions({ type, selection, bulk, isTrash, apiUrl, query }: Props) {
  const t = useTextsOf(listTexts)
  const { canEdit, canPublish, canDelete } = useRights()
  const isPermitted = (name: BulkName) => {
    if (name === 'checked') return canEdit
    return name === 'publish' || name === 'unpublish' ? canEdit || canPublish : canDelete
  }
  const rows = [...selection.rows.values()]
  return (
    <SelectionBar count={rows.length} onClear={selection.clear} isCompact>
      {actionsFor(type, rows, isTrash)
        .filter(isPermitted)
        .map((name) => (
          <Button
            key={name}
            size="compact-sm"
            variant={'isDestructive' in BULK_ACTIONS[name] ? 'light' : 'default'}
            {...('isDestructive' in BULK_ACTIONS[name] && { color: 'danger' })}
            onClick={() => bulk.openDialog(name, rows)}
          >
            {t(`bulk.${name}`)}
          </Button>
        ))}
      {!isTrash && <EditField type={type} apiUrl={apiUrl} rows={rows} onFinished={selection.clear} />}
      <ListExport type={type} apiUrl={apiUrl} query={query} rows={rows} />
    </SelectionBar>
  )
}
