import { SFNClient } from '@aws-sdk/client-sfn'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { HandleNotice } from '../dispatch.ts'
import { openTable, type Table } from '../../store/dynamo/table.ts'
import { approvalClock, failingOnce } from './approvalClock.ts'
import { handleNotice } from './handleNotice.ts'

/** Within the function's time, with one repetition; milliseconds. */
const TIMEOUTS = { connectionTimeout: 1_000, requestTimeout: 4_000 } as const

let opened: { table: Table; client: SFNClient } | undefined

/**
 * What carries out the notices of one batch. Its bundle has its own copy of the SDK, and so its own clients: errors are told apart by
 * their classes.
 * @param machine ARN of the state machine
 */
export function openNotices(tableName: string, machine: string): HandleNotice {
  opened ??= {
    table: openTable(tableName),
    client: new SFNClient({ requestHandler: TIMEOUTS, maxAttempts: 2 }),
  }
  const { table, client } = opened
  const clock = failingOnce(approvalClock(client, machine))
  const services = { table, registry: REGISTRY, clock, now: () => new Date() }
  return (item) => handleNotice(item, services)
}
