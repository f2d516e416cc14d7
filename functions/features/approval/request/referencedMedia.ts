import type { AnyType } from '@flou/shared/content/define.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import { media } from '@flou/shared/content/types/media.ts'
import type { Command } from '../../../core/store/command.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { Values } from '../../../core/store/writeContext.ts'
import { keyOfReference } from '../../../core/store/keys.ts'

const contentsOf = (command: Command): readonly Values[] =>
  'fields' in command
    ? [command.fields]
    : 'changes' in command
      ? command.changes.map(({ fields }) => fields)
      : []

/** Returns the revisions of referenced files by id; replacing a file invalidates the hash. */
export async function referencedMedia(
  table: Table,
  type: AnyType,
  command: Command,
): Promise<Record<string, number>> {
  const names = contentsOf(command).flatMap((fields) =>
    referencesOf(type.declaration, fields).flatMap(({ key }) =>
      key.startsWith(`${media.key}#`) ? [key] : [],
    ),
  )
  const unique = [...new Set(names)].sort()
  if (unique.length === 0) return {}
  const items = await table.getAll(unique.map(keyOfReference), { consistent: true, attributes: ['version'] })
  return Object.fromEntries(
    unique.map((name, index) => [name.slice(name.indexOf('#') + 1), items[index]?.version ?? 0]),
  )
}

export const findReplaced = (
  then: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
): number[] =>
  Object.keys(then)
    .filter((id) => then[id] !== now[id])
    .map(Number)
