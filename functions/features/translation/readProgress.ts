import type { Registry } from '@flou/shared/content/registry.ts'
import { isLanguage } from '@flou/shared/locale.ts'
import type { TranslationProgress } from '@flou/shared/translation/queue.ts'
import { hasRight, type RightsOwner } from '../../core/operations/permission.ts'
import type { Table } from '../../core/store/dynamo/table.ts'
import type { Key } from '../../core/store/keys.ts'
import { translationKeys, type CountItem } from './translationKeys.ts'

/** Returns the counts of the areas that the caller may view, in the order of the sidebar. */
export async function readProgress(
  table: Table,
  { areas }: Registry,
  caller: RightsOwner,
): Promise<TranslationProgress[]> {
  const { items } = await table.query<Key & CountItem>({
    KeyConditionExpression: 'pk = :counts',
    ExpressionAttributeValues: { ':counts': translationKeys.count('', 'en').pk },
  })
  return areas
    .filter(({ permission }) => hasRight(caller, permission, 'view'))
    .flatMap(({ key }) =>
      items.flatMap(({ sk, records = 0, missing = 0, outdated = 0 }) => {
        const [area, language] = sk.split('#')
        if (area !== key || !isLanguage(language) || records === 0) return []
        return [{ area, language, records, missing, outdated }]
      }),
    )
}
