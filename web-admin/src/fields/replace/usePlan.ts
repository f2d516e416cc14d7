import { useQuery } from '@tanstack/react-query'
import pMap from 'p-map'
import type { StoredRecord, Usage } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { referencesOf } from '@flou/shared/content/values/references.ts'
import type { SignedInUser } from '@flou/shared/accounts/account.ts'
import { areaOf } from '../../core/offices/recordLocations.ts'
import { withTypeName } from '../../core/records/useUsages.ts'
import { hasHiddenContent, readRecord, valuesOf } from '../../core/records/writeRecord.ts'
import { api } from '../../core/session/current.ts'
import { hasRight } from '../../core/session/rights.ts'
import { useUser } from '../../core/session/useSession.ts'
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
  reach: 'live' | 'saved' | 'approval' | 'draft' | 'draftOfLive'
}

interface LeftRecord {
  usage: NamedUsage
  reason: 'noRight' | 'publishedOnly'
}

export interface Plan {
  changes: readonly PlannedChange[]
  left: readonly LeftRecord[]
}

const apiPathOf = ({ url }: Usage): string =>
  `/api${url.replace('/dashboard2', '/dashboard').replace(/\/edit\/(\d+)$/, '/$1')}`

function reachOf(type: AnyType, record: StoredRecord, needsApproval: boolean): PlannedChange['reach'] {
  if (hasHiddenContent(type, record)) return record.live ? 'draftOfLive' : 'draft'
  if (needsApproval) return 'approval'
  return type.internal ? 'saved' : 'live'
}

function fieldsWith(type: AnyType, record: StoredRecord, replaced: ReplacedRecord): string[] {
  const found = referencesOf(type.declaration, valuesOf(type, record))
  const names = found
    .filter(({ key }) => key === `${replaced.type}#${replaced.id}`)
    .map(({ path }) => path.findLast((segment) => typeof segment === 'string') ?? '')
  return [...new Set(names)]
}

async function readPlan(replaced: ReplacedRecord, user: SignedInUser, signal: AbortSignal): Promise<Plan> {
  const { data } = await api<Usage[]>(`${replaced.path}/usage`, { signal })
  const usages = data.map(withTypeName)
  const planned = await pMap(
    usages,
    async (usage): Promise<PlannedChange | LeftRecord> => {
      const type = REGISTRY.types.get(usage.type)
      const permission = type && areaOf(type)?.permission
      if (!permission || !hasRight(user, permission, 'edit')) return { usage, reason: 'noRight' }
      const path = apiPathOf(usage)
      const record = await readRecord(path)
      const fields = fieldsWith(type, record, replaced)
      if (fields.length === 0) return { usage, reason: 'publishedOnly' }
      const needsApproval = user.needApproval || !hasRight(user, permission, 'publish')
      return { usage, type, path, fields, reach: reachOf(type, record, needsApproval) }
    },
    { concurrency: 6 },
  )
  return {
    changes: planned.filter((one) => 'reach' in one),
    left: planned.filter((one) => 'reason' in one),
  }
}

/** Reads the records that refer to a record, and what replacing it changes in each. */
export function usePlan(replaced: ReplacedRecord) {
  const user = useUser()
  return useQuery({
    queryKey: ['usage', replaced.path, 'plan'],
    queryFn: ({ signal }) => readPlan(replaced, user, signal),
    gcTime: 0,
    retry: false,
  })
}
