import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { inOneLanguage } from '@flou/shared/content/values/inOneLanguage.ts'
import { withVisibility } from '@flou/shared/content/visibility.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Command } from '../../../core/store/command.ts'
import { wireRecord } from '../../../core/store/liveItem.ts'
import { planOrder } from '../../../core/store/order/planOrder.ts'
import { SCHEDULE, type Values } from '../../../core/store/writeContext.ts'
import type { StreamEvent } from '../readStream.ts'
import { ReleaseContent, type ReleaseSite, type Target } from './releaseContent.ts'

export interface ReleaseWrite {
  type: string
  /** 0 for a new record, an area's section or a list. */
  id: number
  parentId?: number | undefined
  command: Command
}

interface Write<C extends Command = Command> extends Target {
  parentId: number | undefined
  command: C
}

type Named<C, N> = C extends { name: infer M } ? (N extends M ? C : never) : never
type CommandOf<N extends Command['name']> = Named<Command, N>
type Apply<C extends Command> = (content: ReleaseContent, write: Write<C>) => void

const parentFields = (type: AnyType, parentId: number | undefined): Values =>
  !type.single && type.parent && parentId !== undefined ? { [type.parent.field]: parentId } : {}

type State = StoredRecord['state']

function saved(
  content: ReleaseContent,
  target: Target,
  { fields, state, onlyIn }: { fields: Values; state: State; onlyIn?: Language | undefined },
): StoredRecord {
  const current = content.current(target)
  const updated = content.site.now.toISOString()
  const created = current ?? { created: updated, createdBy: SCHEDULE, recordVersion: 0 }
  const record = wireRecord(fields, {
    id: current?.id ?? target.id,
    version: created.recordVersion + 1,
    state,
    created: created.created,
    updated,
    createdBy: created.createdBy,
    updatedBy: SCHEDULE,
    ...(onlyIn && { onlyIn }),
  })
  return onlyIn ? inOneLanguage(target.type.declaration, record, onlyIn) : record
}

const targetOf = (content: ReleaseContent, { type, id }: Target): Target =>
  type.single || id > 0 ? { type, id } : { type, id: content.newId() }

const store: Apply<CommandOf<'store'>> = (content, { parentId, command, ...write }) => {
  const { fields, onlyIn } = command
  const target = targetOf(content, write)
  const all = { ...fields, ...parentFields(target.type, parentId) }
  const state = command.state ?? content.current(target)?.state ?? 'published'
  content.set(target, saved(content, target, { fields: all, state, onlyIn }))
}

const publish: Apply<CommandOf<'publish'>> = (content, { type, id, command: { fields } }) => {
  const visible = type.single ? fields : withVisibility(type, fields, true)
  content.set({ type, id }, saved(content, { type, id }, { fields: visible, state: 'published' }))
}

const remove: Apply<CommandOf<'trash'>> = (content, { type, id }) => content.set({ type, id }, undefined)

const reorder: Apply<CommandOf<'reorder'>> = (
  content,
  { type: first, parentId = 0, command: { request } },
) => {
  const lists = listsOf(first.key, parentId, request)
  const named = new Set(lists.flatMap(({ type, records }) => records.map(({ id }) => `${type}#${id}`)))
  for (const { type: key, parentId: parent, records } of lists) {
    const type = requireContentType(key, content.site.registry)
    const fields = parentFields(type, parent)
    const isSibling = (record: StoredRecord) =>
      Object.entries(fields).every(([field, value]) => record[field] === value)
    const inOrder = records.flatMap(({ id }) => content.current({ type, id }) ?? [])
    // new records of the release
    const added = content.changed(type).filter((one) => isSibling(one) && !named.has(`${key}#${one.id}`))
    const listed = [...inOrder, ...added]
    const plan = planOrder(
      listed.map((one) => ({ id: one.id, order: isSibling(one) ? Number(one.order ?? 0) : undefined })),
    )
    for (const record of listed) {
      const order = plan.get(record.id)
      if (record.order !== order || !isSibling(record))
        content.set({ type, id: record.id }, { ...record, ...fields, order })
    }
  }
}

const listsOf = (
  type: string,
  parentId: number,
  { records, below = [] }: CommandOf<'reorder'>['request'],
) => [{ type, parentId, records }, ...below]

const batch: Apply<CommandOf<'batch' | 'undoBatch'>> = (content, { type, command: { changes } }) => {
  for (const { id, action, fields } of changes) {
    const target = targetOf(content, { type, id })
    const state = content.current(target)?.state ?? 'published'
    content.set(target, action === 'delete' ? undefined : saved(content, target, { fields, state }))
  }
}

const APPLY: { readonly [N in Command['name']]: Apply<CommandOf<N>> } = {
  store,
  publish,
  restore: publish,
  unpublish: remove,
  trash: remove,
  purge: remove,
  reorder,
  batch,
  undoBatch: batch,
}

function targetsOf({ type, id, parentId = 0, command }: Write, content: ReleaseContent): Target[] {
  if (command.name === 'reorder')
    return listsOf(type.key, parentId, command.request).flatMap((list) =>
      list.records.map((record) => ({
        type: requireContentType(list.type, content.site.registry),
        id: record.id,
      })),
    )
  return 'changes' in command ? command.changes.map((change) => ({ type, id: change.id })) : [{ type, id }]
}

/** Returns the changes of a release's writes as the stream would report them; nothing is stored. */
export async function releaseEvents(
  site: ReleaseSite,
  writes: readonly ReleaseWrite[],
): Promise<StreamEvent[]> {
  const content = new ReleaseContent(site)
  const known = writes.flatMap(({ type: key, parentId, ...write }): Write[] => {
    const type = site.registry.types.get(key)
    return type ? [{ ...write, type, parentId }] : []
  })
  const read = known.flatMap((write) => targetsOf(write, content))
  await content.load(read.filter(({ type, id }) => type.single || id > 0))
  for (const write of known) (APPLY[write.command.name] as Apply<Command>)(content, write)
  return content.events()
}
