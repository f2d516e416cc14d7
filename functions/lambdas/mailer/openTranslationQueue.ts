import type { DynamoDBRecord } from 'aws-lambda'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { openTable } from '../../core/store/dynamo/table.ts'
import { rebuildTranslations } from '../../features/translation/rebuildTranslations.ts'
import {
  updateTranslationsFromStream,
  type TranslationSource,
} from '../../features/translation/updateTranslations.ts'

let source: TranslationSource | undefined

/** Needs its own SDK client, as `openNotificationHandler` does. */
export function openTranslationQueue(tableName: string) {
  source ??= { table: openTable(tableName), registry: REGISTRY }
  const opened = source
  return {
    update: (records: readonly DynamoDBRecord[]) => updateTranslationsFromStream(opened, records),
    rebuild: (hasTime: () => boolean) => rebuildTranslations({ ...opened, hasTime }),
  }
}
