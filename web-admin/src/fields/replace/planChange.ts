import type { StoredRecord, Usage } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { Permission } from '@flou/shared/content/permissions.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { linksOf, referencesOf } from '@flou/shared/content/values/references.ts'
import type { SignedInUser } from '@flou/shared/accounts/account.ts'
import { areaOf } from '../../core/offices/recordLocations.ts'
import { isVisible, publicStateOf } from '../../core/records/publicState.ts'
import { hasHiddenContent, valuesOf } from '../../core/records/writeRecord.ts'
import { hasRight, needsApproval } from '../../core/session/rights.ts'
import type { NamedUsage } from '../../core/state/notify.ts'

export interface ReplacedRecord {
  type: string
  id: number
  title: string
  /** API path. */
  path: string
}

export interface PlannedChange {
  usage: NamedUsage
  type: AnyType
  path: string
  fields: readonly string[]
  reach: 'live' | 'scheduled' | 'unseen' | 'saved' | 'approval' | 'draft' | 'draftOfLive'
}

export interface SkippedRecord {
  usage: NamedUsage
  reason: 'noRight' | 'publishedOnly'
}

interface EditableUsage {
  type: AnyType
  permission: Permission
}

function editableUsage({ type: key }: Pick<Usage, 'type'>, user: SignedInUser): EditableUsage | undefined {
  const type = REGISTRY.types.get(key)
  const permission = type && areaOf(type)?.permission
  return permission && hasRight(user, permission, 'edit') ? { type, permission } : undefined
}

export const canEditUsage = (user: SignedInUser, usage: Pick<Usage, 'type'>): boolean =>
  editableUsage(usage, user) !== undefined

const apiPathOf = ({ url }: Usage): string =>
  `/api${url.replace('/dashboard2', '/dashboard').replace(/\/edit\/(\d+)$/, '/$1')}`

function fieldsWith(type: AnyType, record: StoredRecord, replaced: ReplacedRecord): string[] {
  const values = valuesOf(type, record)
  const found = [...referencesOf(type.declaration, values), ...linksOf(type.declaration, values)]
  const names = found
    .filter(({ key }) => key === `${replaced.type}#${replaced.id}`)
    .map(({ path }) => path.findLast((segment) => typeof segment === 'string') ?? '')
  return [...new Set(names)]
}

interface Context {
  replaced: ReplacedRecord
  user: SignedInUser
  /** Calendar day in Jakarta. */
  today: string
}

function reachOf(
  { type, permission }: EditableUsage,
  record: StoredRecord,
  { user, today }: Context,
): PlannedChange['reach'] {
  if (hasHiddenContent(type, record)) return record.live ? 'draftOfLive' : 'draft'
  if (needsApproval(user, permission)) return 'approval'
  const publicState = publicStateOf(type, record, today)
  if (publicState === undefined) return 'saved'
  if (publicState === 'scheduled') return 'scheduled'
  return isVisible(publicState) ? 'live' : 'unseen'
}

/** Returns the effect of replacing a record in one that refers to it. */
export async function planChange(
  usage: NamedUsage,
  readRecord: (path: string) => Promise<StoredRecord>,
  context: Context,
): Promise<PlannedChange | SkippedRecord> {
  const editable = editableUsage(usage, context.user)
  if (!editable) return { usage, reason: 'noRight' }
  const path = apiPathOf(usage)
  const record = await readRecord(path)
  const fields = fieldsWith(editable.type, record, context.replaced)
  if (fields.length === 0) return { usage, reason: 'publishedOnly' }
  return { usage, type: editable.type, path, fields, reach: reachOf(editable, record, context) }
}
