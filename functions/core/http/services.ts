import type { Policies } from '../operations/approvalGate.ts'
import { openTable } from '../store/dynamo/table.ts'
import { nextUlid } from '../store/ulid.ts'
import type { Services } from './call.ts'
import { API_ENVIRONMENT, environment } from './environment.ts'
import { originSecrets } from './originSecret.ts'

export function liveServices(policies?: Policies): Services {
  const { TABLE_NAME, ORIGIN_SECRET } = environment(API_ENVIRONMENT)
  return {
    table: openTable(TABLE_NAME),
    now: () => new Date(),
    newId: nextUlid,
    ...originSecrets(ORIGIN_SECRET),
    ...(policies && { policies }),
  }
}
