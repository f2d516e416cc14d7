import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKeyOf } from '@flou/shared/content/values/errorKey.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import type { OperationContext } from '../../../core/operations/operation.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'

/** Returns the machine translations that no one has checked; they block if the setting stops publishing. */
export async function findUncheckedTexts(
  { table }: Pick<OperationContext, 'table'>,
  type: AnyType,
  { item, content: { command } }: ItemWithContent,
): Promise<ReleaseProblem[]> {
  if (command.name !== 'store') return []
  const { findUnchecked } = await import('../../../core/operations/input/pageChecks.ts')
  const { severity, texts } = await findUnchecked(table, { ...command, type, id: item.recordId })
  return texts.map(({ language, path }) => ({
    itemId: item.id,
    field: errorKeyOf(path),
    ...(severity === 'stop'
      ? { kind: 'invalid' as const, reason: 'machineUnchecked' }
      : { kind: 'unchecked' as const, language }),
  }))
}
