import { randomInt, randomUUID } from 'node:crypto'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'

const secretSchema = z.looseObject({
  SecretString: z.optional(z.string()),
  GenerateSecretString: z.optional(
    z.looseObject({
      PasswordLength: z._default(z.number(), 32),
      ExcludePunctuation: z._default(z.boolean(), false),
      SecretStringTemplate: z.optional(z.string()),
      GenerateStringKey: z.optional(z.string()),
    }),
  ),
})

/** `value` is undefined until a rotation writes it. */
export interface SecretVersion {
  id: string
  value: string | undefined
  stages: string[]
}

export interface SecretStore {
  has: (arn: string) => boolean
  versions: (arn: string) => SecretVersion[]
  save: (arn: string, version: SecretVersion) => void
  /** Resolves a `{{resolve:secretsmanager:…}}` reference. */
  resolve: (reference: string) => string
  close: () => void
}

export function openSecretStore(stateDir: string): SecretStore {
  const database = new DatabaseSync(path.join(stateDir, 'secrets.db'))
  database.exec(
    'CREATE TABLE IF NOT EXISTS version (arn TEXT, id TEXT, value TEXT, stages TEXT NOT NULL, PRIMARY KEY (arn, id))',
  )
  const select = database.prepare('SELECT * FROM version WHERE arn = ?')
  const upsert = database.prepare('INSERT OR REPLACE INTO version VALUES (?, ?, ?, ?)')
  const versions = (arn: string): SecretVersion[] =>
    select.all(arn).map((row) => ({
      id: String(row['id']),
      value: row['value'] === null ? undefined : String(row['value']),
      stages: String(row['stages']).split(',').filter(Boolean),
    }))
  return {
    has: (arn) => versions(arn).length > 0,
    versions,
    save: (arn, { id, value, stages }) => void upsert.run(arn, id, value ?? null, stages.join(',')),
    resolve: (reference) => currentValue(versions, reference),
    close: () => database.close(),
  }
}

/** `<arn>:SecretString:<json key>:<stage>:<version id>`; the last fields are optional. */
function currentValue(versions: (arn: string) => SecretVersion[], reference: string): string {
  const [arn = '', rest = ''] = reference.split(/:SecretString:?(.*)/s)
  const [jsonKey] = rest.split(':')
  const value = versions(arn).find((version) => version.stages.includes('AWSCURRENT'))?.value
  if (value === undefined) throw new Error(`The secret ${arn} has no value.`)
  if (!jsonKey) return value
  const fields = z.record(z.string(), z.unknown()).parse(JSON.parse(value))
  const field = fields[jsonKey]
  return typeof field === 'string' ? field : JSON.stringify(field ?? '')
}

export function createSecrets(stack: Stack, store: SecretStore): void {
  for (const secret of stack.all('AWS::SecretsManager::Secret', secretSchema)) {
    const arn = stack.attribute(secret.logicalId, 'Ref')
    if (store.has(arn)) continue
    store.save(arn, { id: randomUUID(), value: initialValue(secret), stages: ['AWSCURRENT'] })
  }
}

function initialValue({ SecretString, GenerateSecretString: rule }: z.infer<typeof secretSchema>): string {
  if (!rule) return SecretString ?? ''
  const password = generatePassword(rule.PasswordLength, rule.ExcludePunctuation)
  if (!rule.GenerateStringKey) return password
  const template = z.record(z.string(), z.unknown()).parse(JSON.parse(rule.SecretStringTemplate ?? '{}'))
  return JSON.stringify({ ...template, [rule.GenerateStringKey]: password })
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PUNCTUATION = '!#$%&()*+,-./:;<=>?@[]^_{|}~'

export function generatePassword(length: number, excludePunctuation: boolean): string {
  const signs = excludePunctuation ? LETTERS : LETTERS + PUNCTUATION
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}
