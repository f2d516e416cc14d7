import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Permissions } from '../aws/permissions.ts'
import { AwsError, type AwsService } from '../aws/services.ts'
import { generatePassword, type SecretStore, type SecretVersion } from './secretStore.ts'

const CURRENT = 'AWSCURRENT'
const PREVIOUS = 'AWSPREVIOUS'

const inputSchema = z.looseObject({
  SecretId: z.optional(z.string()),
  VersionId: z.optional(z.string()),
  VersionStage: z.optional(z.string()),
  VersionStages: z.optional(z.array(z.string())),
  SecretString: z.optional(z.string()),
  ClientRequestToken: z.optional(z.string()),
  MoveToVersionId: z.optional(z.string()),
  RemoveFromVersionId: z.optional(z.string()),
  PasswordLength: z.optional(z.number()),
  ExcludePunctuation: z.optional(z.boolean()),
})
type Input = z.infer<typeof inputSchema>
type Call = (store: SecretStore, arn: string, input: Input) => object

const calls: Record<string, Call> = {
  GetSecretValue(store, arn, { VersionId, VersionStage = CURRENT }) {
    const found = store
      .versions(arn)
      .find((one) => (VersionId ? one.id === VersionId : one.stages.includes(VersionStage)))
    if (found?.value === undefined) {
      throw notFound(`Secrets Manager can't find the specified secret value for ${VersionId ?? VersionStage}`)
    }
    return {
      ARN: arn,
      Name: arn,
      VersionId: found.id,
      SecretString: found.value,
      VersionStages: found.stages,
    }
  },
  DescribeSecret(store, arn) {
    const versions = store.versions(arn).map((version) => [version.id, version.stages])
    return { ARN: arn, Name: arn, RotationEnabled: true, VersionIdsToStages: Object.fromEntries(versions) }
  },
  PutSecretValue(store, arn, input) {
    const id = input.ClientRequestToken ?? randomUUID()
    const stages = input.VersionStages ?? [CURRENT]
    const existing = store.versions(arn).find((version) => version.id === id)
    store.save(arn, { id, value: input.SecretString, stages: existing?.stages ?? [] })
    for (const stage of stages) moveStage(store, arn, { stage, toId: id })
    return { ARN: arn, Name: arn, VersionId: id, VersionStages: stages }
  },
  UpdateSecretVersionStage(store, arn, { VersionStage, MoveToVersionId, RemoveFromVersionId }) {
    if (!VersionStage) throw new AwsError(400, 'InvalidParameterException', 'VersionStage is missing.')
    const attachedVersion = store.versions(arn).find((version) => version.stages.includes(VersionStage))
    if (
      MoveToVersionId &&
      attachedVersion &&
      attachedVersion.id !== MoveToVersionId &&
      attachedVersion.id !== RemoveFromVersionId
    ) {
      throw new AwsError(400, 'InvalidParameterException', `${VersionStage} is attached to another version.`)
    }
    moveStage(store, arn, { stage: VersionStage, toId: MoveToVersionId })
    return { ARN: arn, Name: arn }
  },
  GetRandomPassword: (_store, _arn, { PasswordLength = 32, ExcludePunctuation = false }) => ({
    RandomPassword: generatePassword(PasswordLength, ExcludePunctuation),
  }),
}

export function secretsManager(store: SecretStore, permissions: Permissions): AwsService {
  return {
    matches: (request) => String(request.headers['x-amz-target']).startsWith('secretsmanager.'),
    handle({ request, body, caller }) {
      const operation = String(request.headers['x-amz-target']).slice('secretsmanager.'.length)
      const input = inputSchema.parse(JSON.parse(body.toString() || '{}'))
      const arn = input.SecretId ?? '*'
      permissions.require(caller, `secretsmanager:${operation}`, arn)
      const call = calls[operation]
      if (!call) throw new AwsError(400, 'UnknownOperationException', operation)
      if (arn !== '*' && !store.has(arn)) throw notFound("Secrets Manager can't find the specified secret.")
      return { json: call(store, arn, input) }
    },
  }
}

/** The version that loses AWSCURRENT becomes AWSPREVIOUS. */
function moveStage(
  store: SecretStore,
  arn: string,
  { stage, toId }: { stage: string; toId: string | undefined },
): void {
  for (const version of store.versions(arn)) {
    const stages = version.stages.filter((one) => one !== stage)
    const losesStage = stages.length < version.stages.length && version.id !== toId
    if (losesStage && stage === CURRENT && toId) dropStage(store, arn, PREVIOUS)
    const next: SecretVersion = { ...version, stages }
    if (losesStage && stage === CURRENT && toId)
      next.stages = [...stages.filter((one) => one !== PREVIOUS), PREVIOUS]
    if (version.id === toId) next.stages = [...stages, stage]
    store.save(arn, next)
  }
}

function dropStage(store: SecretStore, arn: string, stage: string): void {
  for (const version of store.versions(arn)) {
    store.save(arn, { ...version, stages: version.stages.filter((one) => one !== stage) })
  }
}

const notFound = (message: string) => new AwsError(400, 'ResourceNotFoundException', message)
