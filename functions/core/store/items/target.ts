import type { ReferenceKey } from '@flou/shared/content/values/references.ts'
import { keys, type Key } from '../keys.ts'

export function keyOfReference(target: ReferenceKey): Key {
  const [type = '', id] = target.split('#')
  return keys.live(type, Number(id))
}
