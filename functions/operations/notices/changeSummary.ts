import type { Registry } from '@flou/shared/content/registry.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { ChangeKind } from '@flou/shared/workflow.ts'
import type { StoredChange } from '../../store/changes/changeItems.ts'
import { contentOfChange, typeOfChange } from '../../store/changes/readChanges.ts'
import type { Table } from '../../store/dynamo/table.ts'
import { dataOf } from '../../store/liveItem.ts'
import { getVersion } from '../../store/read/versions.ts'
import { shortDiff, type ChangedValue } from './shortDiff.ts'

/** A change as a mail names it, in the reader's language. */
export interface NamedChange {
  id: string
  title: string
  type: string
  kind: ChangeKind
  author: string
  /** It was approved and could not be applied. */
  isFailed?: true
}

/** A change as a mail to those who decide about it shows it. */
export interface ShownChange extends NamedChange {
  rows: readonly ChangedValue[]
  more: number
}

interface Reading {
  table: Table
  registry: Registry
}

export function namedChange(registry: Registry, change: StoredChange, language: Language): NamedChange {
  const { id, titles, kind, author } = change
  return {
    id,
    kind,
    title: titles[language],
    type: typeOfChange(registry, change).label[language],
    author: author.name,
    ...(change.failed !== undefined && { isFailed: true }),
  }
}

/** A change with the first fields that it changes. @returns what gives it in a language; read once for all of them */
export async function shownChange(
  { table, registry }: Reading,
  change: StoredChange,
): Promise<(language: Language) => ShownChange> {
  const type = typeOfChange(registry, change)
  const { command } = await contentOfChange(table, change)
  const { recordId: id, liveVersion: version } = change
  const isStored = command.name === 'store'
  const live = isStored && version > 0 ? await getVersion(table, type, { id, version }) : undefined
  return (language) => ({
    ...namedChange(registry, change, language),
    ...(isStored
      ? shortDiff(type, { before: live ? dataOf(live) : {}, after: command.fields }, language)
      : { rows: [], more: 0 }),
  })
}
