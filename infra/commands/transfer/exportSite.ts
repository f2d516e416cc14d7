import type { Item, Table } from '@flou/functions/core/store/dynamo/table.ts'
import type { Key } from '@flou/functions/core/store/keys.ts'
import { itemsOf } from '../restore/compareTables.ts'
import { scopeOf, treatmentOf, type Scope } from '../restore/scope.ts'
import { writeFiles, type Bucket } from './mediaFiles.ts'
import { startFolder, writeItems } from './siteFolder.ts'

/** Content without access rights, or the named types. */
export const contentScope = (types: string | undefined): Scope => ({
  ...scopeOf(types, types === undefined),
  isWhole: false,
})

async function* contentOf(table: Table, scope: Scope): AsyncGenerator<Key & Item> {
  for await (const item of itemsOf(table)) if (treatmentOf(item, scope) === 'replace') yield item
}

interface Export {
  folder: string
  table: Table
  bucket: Bucket
  about: object
}

/** Writes all content with drafts, revisions, trash, orders and files into an empty folder. */
export async function exportSite({ folder, table, bucket, about }: Export): Promise<string> {
  await startFolder(folder, about)
  const items = await writeItems(folder, contentOf(table, contentScope(undefined)))
  const files = await writeFiles(folder, bucket)
  return `${items} items and ${files} files are in ${folder}.`
}
