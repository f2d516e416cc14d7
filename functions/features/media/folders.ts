import type { StoredRecordOf } from '../../core/store/storedItems.ts'
import { mediaFolder } from '@flou/shared/content/types/media.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { invalidFields } from '../../core/errors.ts'
import { keys } from '../../core/store/keys.ts'
import { recordOf } from '../../core/store/liveItem.ts'
import { listRows } from '../../core/store/read/list/listRows.ts'
import type { Table } from '../../core/store/dynamo/table.ts'

export interface FolderRow {
  id: number
  name: string
  parentId: number
  recordVersion: number
}

const PAGE_SIZE = 500

export async function allFolders(table: Table): Promise<FolderRow[]> {
  const rows: FolderRow[] = []
  let cursor: string | undefined
  do {
    const page = await listRows(table, mediaFolder, { page: 1, perPage: PAGE_SIZE, cursor })
    rows.push(...page.rows.map((row) => JSON.parse(row) as FolderRow))
    cursor = page.cursor
  } while (cursor)
  return rows
}

async function folderAt(table: Table, id: number): Promise<StoredRecordOf<typeof mediaFolder> | undefined> {
  const item = await table.get(keys.live(mediaFolder.key, id), { consistent: true })
  return item && item.state !== 'trashed' ? recordOf(item) : undefined
}

/** Throws `validation_failed` if a folder would contain itself or exceed the maximum depth. */
export async function requireValidParent(table: Table, parentId: number, folder?: number): Promise<void> {
  let depth = 1
  for (let at = parentId; at > 0; depth += 1) {
    if (at === folder) throw invalidFields({ ParentId: 'folderInside' })
    if (depth >= LIMITS.folderDepth) throw invalidFields({ ParentId: `folderDepth:${LIMITS.folderDepth}` })
    const ancestor = await folderAt(table, at)
    if (!ancestor) throw invalidFields({ ParentId: 'missing' })
    at = ancestor.parentId ?? 0
  }
}

/** Returns the unique key of a folder within its parent, case-insensitive. */
export const folderKeyOf = (parentId: number, name: string): string =>
  `${parentId}/${name.trim().toLowerCase()}`
