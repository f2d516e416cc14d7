import type { ContentType } from '@flou/shared/content/define.ts'
import type { Registry } from '@flou/shared/content/registry.ts'
import { AppError, invalidFields } from '../../appError.ts'
import type { Call, Caller, Endpoint } from '../call.ts'
import { requireId } from '../endpoint.ts'
import type { Snapshot, Values } from '../../store/write/change.ts'
import { requireVersion } from '../../store/write/checkTranslation.ts'
import { requireSnapshot } from '../../store/write/saveRecord.ts'

/** What the endpoints of one screen share. */
export interface RecordScreen {
  type: ContentType
  registry: Registry
  /** Area key, named in audit entries. */
  service: string
  permission: string
}
export type StaffCall = Call & { caller: Caller; body: Record<string, unknown> }
export type Handle = (call: StaffCall, screen: RecordScreen) => ReturnType<Endpoint>

export const idOf = ({ parameters }: Call): number => requireId(parameters['id'])

/** The version that the address of a call names, if any. */
export const versionIn = ({ query }: Call): number | undefined =>
  /^\d{1,9}$/.test(query['version'] ?? '') ? Number(query['version']) : undefined

/**
 * The stored record to start a change from; it must be below the parent that the address names, and at the version that the
 * address names, if any. Throws `not_found`, `record_changed`.
 */
export async function snapshotFor(call: Call, { type }: RecordScreen, trashed = false): Promise<Snapshot> {
  const before = await requireSnapshot(call.services, type, { id: idOf(call), trashed })
  requireParent(call, type, before.fields)
  requireVersion(before, versionIn(call))
  return before
}

/** The version a change was made from. Throws `validation_failed` where it is missing. */
export function submittedVersion({ version }: Values): number {
  if (typeof version === 'number' && Number.isSafeInteger(version) && version >= 0) return version
  throw invalidFields({ Version: 'required' })
}

/** The body with its parent's id from the address, whatever the body says. */
export const submittedBody = (call: Call & { body: Values }, { parent }: ContentType): Values =>
  parent ? { ...call.body, [parent.field]: requireId(call.parameters['parentId']) } : call.body

/** Throws `not_found` for a record that belongs to another parent than the address says. */
export function requireParent({ parameters }: Call, { parent }: ContentType, fields: Values): void {
  if (parent && fields[parent.field] !== requireId(parameters['parentId'])) throw new AppError('not_found')
}
