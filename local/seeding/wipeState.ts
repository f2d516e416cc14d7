import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tableClient } from '../dynamodb/client.ts'
import { lockState } from '../runtime/stateLock.ts'
import type { Settings } from '../settings.ts'
import type { Template } from '../template/template.ts'

/** Held by whoever uses the state; everything else in the folder is content. */
const isLock = (name: string) => name.startsWith('lock.db')

/** Empties the state folder and an own DynamoDB of the user's. Throws `StateInUse` while an instance runs on it. */
export async function wipeState(settings: Settings, template: Template): Promise<void> {
  const release = lockState(settings.stateDir)
  try {
    if (settings.dynamoEndpoint) await dropTables(new URL(settings.dynamoEndpoint), template)
    if (!existsSync(settings.stateDir)) return
    for (const name of readdirSync(settings.stateDir)) {
      // The folder may hold what is not ours only if somebody put it there; nothing outside it is touched.
      if (!isLock(name)) rmSync(path.join(settings.stateDir, name), { recursive: true, force: true })
    }
  } finally {
    release()
  }
}

async function dropTables(endpoint: URL, template: Template): Promise<void> {
  const call = tableClient(endpoint)
  for (const [id, { Type }] of Object.entries(template.Resources)) {
    if (!Type.startsWith('AWS::DynamoDB::')) continue
    // A table that is not there need not go.
    await call('DynamoDB_20120810.DeleteTable', { TableName: id }).catch(() => undefined)
  }
}
