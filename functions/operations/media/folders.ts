import type { StoredRecord } from '@flou/shared/api.ts'
import { mediaFolder } from '@flou/shared/content/types/media.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { invalidFields } from '../../appError.ts'
import { keys } from '../../store/keys.ts'
import { recordOf } from '../../store/liveItem.ts'
import { listRows } from '../../store/read/list/listRows.ts'
import type { Table } from '../../store/dynamo/table.ts'

/** A folder as its list shows it. */
export interface FolderRow {
  id: number
  name: string
  parentId: number
  recordVersion: number
}

const AT_A_TIME = 500

/** All folders, by name. There are as many as people made by hand. */
export async function allFolders(table: Table): Promise<FolderRow[]> {
  const rows: FolderRow[] = []
  let cursor: string | undefined
  do {
    const page = await listRows(table, mediaFolder, { page: 1, perPage: AT_A_TIME, cursor })
    rows.push(...page.rows.map((row) => JSON.parse(row) as FolderRow)) // written by `rowOf`
    cursor = page.cursor
  } while (cursor)
  return rows
}

async function folderAt(table: Table, id: number): Promise<StoredRecord | undefined> {
  const item = await table.get(keys.live(mediaFolder.key, id), { consistent: true })
  return item && item['state'] !== 'trashed' ? recordOf(item) : undefined
}

/** Throws `validation_failed` where `folder` would come into itself, or folders would be nested too deep. */
export async function requirePlace(table: Table, parentId: number, folder?: number): Promise<void> {
  let depth = 1
  for (let at = parentId; at > 0; depth += 1) {
    if (at === folder) throw invalidFields({ ParentId: 'folderInside' })
    if (depth >= LIMITS.folderDepth) throw invalidFields({ ParentId: `folderDepth:${LIMITS.folderDepth}` })
    const above = await folderAt(table, at)
    if (!above) throw invalidFields({ ParentId: 'missing' })
    at = Number(above['parentId'] ?? 0)
  }
}

/** What two folders in one place may not share; upper and lower case count as the same. */
export const placeOf = (parentId: number, name: string): string => `${parentId}/${name.trim().toLowerCase()}`
