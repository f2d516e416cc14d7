import type { ReleaseEvent } from '@flou/shared/releases/release.ts'
import { auditItem } from '../../../core/store/items/auditItem.ts'
import type { WriteStep } from '../../../core/store/step.ts'
import { personOf, type WriteContext } from '../../../core/store/writeContext.ts'
import { releaseKeys } from './releaseKeys.ts'
import type { StoredRelease } from './storedRelease.ts'

const AUDITED = {
  create: 'create',
  change: 'update',
  add: 'update',
  replace: 'update',
  remove: 'update',
  send: 'submit',
  approve: 'approve',
  reject: 'reject',
  publish: 'publish',
  cancel: 'withdraw',
  live: 'publish',
  fail: 'update',
  undo: 'restore',
  undone: 'restore',
  delete: 'delete',
} as const

type Logged = Pick<ReleaseEvent, 'text' | 'titles'> & { kind: keyof typeof AUDITED }

/** Entry of the release's own log and of the audit log. */
export function eventSteps(
  context: Omit<WriteContext, 'table'>,
  { id, name, hash }: StoredRelease,
  { kind, text, titles }: Logged,
): WriteStep[] {
  const { newId, by, now } = context
  const row = { id: newId(), kind, by: personOf(by), at: now.toISOString(), text, titles }
  const audit = auditItem(
    { ...context, service: 'releases' },
    {
      entity: 'releases',
      entityId: 0,
      actionType: AUDITED[kind],
      subject: { en: name, id: name },
      data: {
        release: id,
        event: kind,
        hash,
        ...(text !== undefined && { text }),
        ...(titles && { titles }),
      },
    },
  )
  return [
    { write: { Put: { Item: { ...releaseKeys.event(id, row.id), row: JSON.stringify(row) } } } },
    { write: { Put: { Item: audit } } },
  ]
}
