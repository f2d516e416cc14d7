import { SFNClient } from '@aws-sdk/client-sfn'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { HandleNotification } from '../../features/mail/send/handleStream.ts'
import { openTable, type Table } from '../../core/store/dynamo/table.ts'
import { HOOKS_BY_TYPE } from '../policies.ts'
import { approvalClock, failFast } from '../../features/approval/notify/approvalClock.ts'
import { handleNotification } from '../../features/approval/notify/handleNotification.ts'

const TIMEOUTS = { connectionTimeout: 1_000, requestTimeout: 4_000 } as const

let opened: { table: Table; client: SFNClient } | undefined

/** Needs its own SDK clients: this bundle has a separate SDK copy, and errors are compared by class. */
export function openNotificationHandler(tableName: string, machineArn: string): HandleNotification {
  opened ??= {
    table: openTable(tableName),
    client: new SFNClient({ requestHandler: TIMEOUTS, maxAttempts: 2 }),
  }
  const { table, client } = opened
  const clock = failFast(approvalClock(client, machineArn))
  const services = { table, registry: REGISTRY, hooks: HOOKS_BY_TYPE, clock, now: () => new Date() }
  return (item) => handleNotification(item, services)
}
