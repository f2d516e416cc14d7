import type { AnyType } from '@flou/shared/content/define.ts'
import { fieldConfigOf, hiddenFieldsIn } from '@flou/shared/content/types/product/packageConfig.ts'
import { keys } from '../../store/keys.ts'
import { dataOf } from '../../store/liveItem.ts'
import type { Table } from '../../store/dynamo/table.ts'
import type { Values } from '../../store/writeContext.ts'

export async function hiddenFieldsOf(type: AnyType, body: Values, table: Table): Promise<string[]> {
  const config = fieldConfigOf(type)
  if (!config || type.single || !type.parent) return []
  const item = await table.get(keys.sectionLive(config.key, Number(body[type.parent.field])))
  return hiddenFieldsIn(item && dataOf(item))
}
