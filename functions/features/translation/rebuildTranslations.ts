import { hasTexts } from '@flou/shared/translation/textProblems.ts'
import { keys } from '../../core/store/keys.ts'
import { QUEUE_RULES, translationKeys } from './translationKeys.ts'
import { updateTranslations, type RecordRef, type TranslationSource } from './updateTranslations.ts'

const BATCH_SIZE = 20

/**
 * Adds records that were stored before the queue existed, in steps; costs one read when complete.
 * @returns the number of changed items
 */
export async function rebuildTranslations(
  source: TranslationSource & { hasTime: () => boolean },
): Promise<number> {
  const { table, registry, hasTime } = source
  const types = [...registry.types.values()].filter(({ declaration }) => hasTexts(declaration))
  const stored = await table.get(translationKeys.rebuild())
  let { type: key, id } = stored?.rules === QUEUE_RULES ? stored : { type: types[0]?.key ?? '', id: 0 }
  let changed = 0
  while (key !== '' && hasTime()) {
    const at = types.findIndex((type) => type.key === key)
    const type = types[at]
    const counted = type?.single ? type.below : type?.key
    const { next = 1 } = (counted === undefined ? undefined : await table.get(keys.counter(counted))) ?? {}
    if (type && id < next) {
      const count = Math.min(BATCH_SIZE, next - id)
      const records = Array.from({ length: count }, (_, index): RecordRef => ({ type, id: id + index }))
      changed += await updateTranslations(source, records)
      id += count
    } else {
      key = types[at + 1]?.key ?? ''
      id = 0
    }
    await table.put({ ...translationKeys.rebuild(), rules: QUEUE_RULES, type: key, id })
  }
  return changed
}
