import * as z from 'zod/mini'

const changeSetSchema = z.object({
  Changes: z._default(
    z.array(
      z.object({
        ResourceChange: z.optional(
          z.object({
            Action: z.string(),
            LogicalResourceId: z.string(),
            ResourceType: z.string(),
            Replacement: z.optional(z.string()),
          }),
        ),
      }),
    ),
    [],
  ),
})

export interface Change {
  name: string
  type: string
  effect: 'create' | 'update' | 'replace' | 'possibly replace' | 'delete'
}

const EFFECTS: Readonly<Record<string, Change['effect']>> = {
  Add: 'create',
  Import: 'create',
  Remove: 'delete',
  'Modify True': 'replace',
  'Modify Conditional': 'possibly replace',
}

export const changesOf = (described: unknown): Change[] =>
  changeSetSchema.parse(described).Changes.flatMap(({ ResourceChange: change }) =>
    change
      ? {
          name: change.LogicalResourceId,
          type: change.ResourceType,
          effect: EFFECTS[change.Action] ?? EFFECTS[`${change.Action} ${change.Replacement}`] ?? 'update',
        }
      : [],
  )

/** Resources with data or an address of the outside world. */
const PROTECTED: ReadonlySet<string> = new Set([
  'AWS::Backup::BackupVault',
  'AWS::CloudFront::Distribution',
  'AWS::DynamoDB::GlobalTable',
  'AWS::DynamoDB::Table',
  'AWS::Logs::LogGroup',
  'AWS::S3::Bucket',
  'AWS::SES::EmailIdentity',
  'AWS::SecretsManager::Secret',
])

const DESTRUCTIVE: ReadonlySet<Change['effect']> = new Set(['delete', 'possibly replace', 'replace'])

/** Changes that lose data or addresses and are not allowed by name. */
export const refusedChanges = (changes: readonly Change[], allowed: readonly string[]): Change[] =>
  changes.filter(
    ({ name, type, effect }) => PROTECTED.has(type) && DESTRUCTIVE.has(effect) && !allowed.includes(name),
  )

export const changeLine = ({ name, type, effect }: Change): string =>
  `  ${effect.padEnd(16)} ${name}  ${type}`
