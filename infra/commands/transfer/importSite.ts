import type { Table } from '@flou/functions/core/store/dynamo/table.ts'
import { print } from '../frame/program.ts'
import { restoreContent, type Restore } from '../restore/restoreContent.ts'
import { contentScope } from './exportSite.ts'
import { uploadMissingFiles, type Bucket } from './mediaFiles.ts'
import { readItems, requireFolder } from './siteFolder.ts'

interface Import extends Pick<Restore, 'isApplied' | 'rotateKeys' | 'publish'> {
  folder: string
  /** Separated by commas; all content if absent. */
  types: string | undefined
  table: Table
  bucket: Bucket
}

/** Uploads missing files, then makes the content equal to the folder. Otherwise only reports. */
export async function importSite({ folder, types, table, bucket, ...options }: Import): Promise<void> {
  const scope = contentScope(types)
  await requireFolder(folder)
  const missing = await uploadMissingFiles(folder, bucket, options.isApplied)
  print(`Files ${options.isApplied ? 'uploaded' : 'missing'}: ${missing}`)
  await restoreContent({ live: table, earlier: () => readItems(folder), scope, ...options })
}
