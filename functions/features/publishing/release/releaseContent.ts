import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { liveKey } from '../../../core/store/items/recordItem.ts'
import { publicRecordOf } from '../../../core/store/liveItem.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import type { StreamEvent } from '../readStream.ts'

export interface ReleaseSite {
  table: Table
  registry: Registry
  /** Pages are rendered for this instant. */
  now: Date
}

export interface Target {
  type: AnyType
  id: number
}

interface Changed extends Target {
  before: StoredRecord | undefined
  after: StoredRecord | undefined
}

const nameOf = ({ type, id }: Target) => `${type.key}#${id}`

const UNREACHABLE_ID = Number.MAX_SAFE_INTEGER - 1

/** Stored content, changed in memory by the writes of a release. */
export class ReleaseContent {
  readonly site: ReleaseSite
  readonly #changed = new Map<string, Changed>()
  #nextId = UNREACHABLE_ID

  constructor(site: ReleaseSite) {
    this.site = site
  }

  newId(): number {
    this.#nextId -= 1
    return this.#nextId
  }

  async load(targets: readonly Target[]): Promise<void> {
    const unknown = targets.filter((target) => !this.#changed.has(nameOf(target)))
    const keys = unknown.map(({ type, id }) => liveKey(type, id))
    const items = await this.site.table.getAll(keys, { consistent: true })
    unknown.forEach((target, at) => {
      const item = items[at]
      const before = item && publicRecordOf(this.site.registry, item)
      this.#changed.set(nameOf(target), { ...target, before, after: before })
    })
  }

  current(target: Target): StoredRecord | undefined {
    return this.#changed.get(nameOf(target))?.after
  }

  set(target: Target, after: StoredRecord | undefined): void {
    const before = this.#changed.get(nameOf(target))?.before
    this.#changed.set(nameOf(target), { ...target, before, after })
  }

  /** Returns the records of a type that the release has changed. */
  changed(type: AnyType): StoredRecord[] {
    const ofType = [...this.#changed.values()].filter((one) => one.type === type && one.before !== one.after)
    return ofType.flatMap(({ after }) => after ?? [])
  }

  /** Returns the changes as the stream would report them. */
  events(): StreamEvent[] {
    return [...this.#changed.values()]
      .filter(({ before, after }) => before !== after)
      .map(({ type, id, before, after }) => ({
        type,
        id,
        sequence: '',
        ...(before && { before }),
        ...(after && { after }),
      }))
  }
}
