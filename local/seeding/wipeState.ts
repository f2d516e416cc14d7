import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { tableClient } from '../dynamodb/client.ts'
import { lockState } from '../runtime/stateLock.ts'
import type { Settings } from '../settings.ts'
import type { Template } from '../template/template.ts'

const isLock = (name: string) => name.startsWith('lock.db')

/** Also drops the tables of the user's own DynamoDB. @throws StateInUse */
export async function wipeState(settings: Settings, template: Template): Promise<void> {
  const release = lockState(settings.stateDir)
  try {
    if (settings.dynamoEndpoint) await dropTables(new URL(settings.dynamoEndpoint), template)
    if (!existsSync(settings.stateDir)) return
    for (const name of readdirSync(settings.stateDir)) {
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
    // The table may not exist.
    await call('DynamoDB_20120810.DeleteTable', { TableName: id }).catch(() => undefined)
  }
}
