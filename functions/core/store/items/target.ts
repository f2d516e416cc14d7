import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { keys, type Key } from '../keys.ts'
import type { RecordItem } from '../storedItems.ts'

export function keyOfReference(target: ReferenceKey): Key<RecordItem> {
  const [type = '', id] = target.split('#')
  return keys.live(type, Number(id))
}
