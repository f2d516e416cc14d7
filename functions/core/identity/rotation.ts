import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  UpdateSecretVersionStageCommand,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import { importJWK, jwtVerify, SignJWT } from 'jose'
import { keys } from '../store/keys.ts'
import type { Table } from '../store/dynamo/table.ts'
import {
  newSigningKey,
  parseSigningSecret,
  publicKeys,
  rotated,
  type SigningKey,
  type SigningSecret,
} from './signingSecret.ts'
import { parseWebhookKeys, rotatedWebhookKeys } from './webhookKeys.ts'

export interface RotationEvent {
  Step: 'createSecret' | 'setSecret' | 'testSecret' | 'finishSecret'
  SecretId: string
  ClientRequestToken: string
}

interface Services {
  secrets: SecretsManagerClient
  table: Table
  webhookSecret?: string
  makeKey?: (kid: string) => Promise<SigningKey>
}
type RotationStep = (event: RotationEvent, services: Services) => Promise<void>

/**
 * Rotates the access token signing key; each step is idempotent. The public key is published before signing
 * starts.
 */
export const rotateKeys = (event: RotationEvent, services: Services): Promise<void> =>
  STEPS[event.Step](event, services)

/** Never replaces a lost secret: its `factorKey` opens the second factors of all accounts. */
const createSecret: RotationStep = async (event, { secrets, table, makeKey = newSigningKey }) => {
  if (await pendingSecret(event, secrets)) return
  const current = await secretAt(secrets, { SecretId: event.SecretId, VersionStage: 'AWSCURRENT' })
  if (!current && (await table.get(keys.jwks(), { consistent: true })))
    throw new Error(
      'The signing secret is unreadable, but its public keys are in the table: restore the secret',
    )
  await secrets.send(
    new PutSecretValueCommand({
      SecretId: event.SecretId,
      ClientRequestToken: event.ClientRequestToken,
      SecretString: JSON.stringify(rotated(current, await makeKey(event.ClientRequestToken))),
      VersionStages: ['AWSPENDING'],
    }),
  )
}

const setSecret: RotationStep = async (event, { secrets, table }) => {
  await table.put({ ...keys.jwks(), keys: publicKeys(await requirePending(event, secrets)) })
}

const testSecret: RotationStep = async (event, { secrets, table }) => {
  const { current } = await requirePending(event, secrets)
  const item = await table.get(keys.jwks(), { consistent: true })
  const published = item?.keys ?? []
  const key = published.find(({ kid }) => kid === current.kid)
  if (!key) throw new Error('The new key has not been published')
  const token = await new SignJWT()
    .setProtectedHeader({ alg: 'EdDSA' })
    .sign(await importJWK(current, 'EdDSA'))
  await jwtVerify(token, await importJWK(key, 'EdDSA'))
}

const finishSecret: RotationStep = async (event, services) => {
  const { SecretId, ClientRequestToken } = event
  const { secrets, webhookSecret } = services
  const { VersionIdsToStages: stages = {} } = await secrets.send(new DescribeSecretCommand({ SecretId }))
  const current = Object.keys(stages).find((id) => stages[id]?.includes('AWSCURRENT'))
  if (current === ClientRequestToken) return
  if (webhookSecret !== undefined) await rotateWebhookKeys(event, secrets, webhookSecret)
  await secrets.send(
    new UpdateSecretVersionStageCommand({
      SecretId,
      VersionStage: 'AWSCURRENT',
      MoveToVersionId: ClientRequestToken,
      ...(current && { RemoveFromVersionId: current }),
    }),
  )
}

async function rotateWebhookKeys(
  event: RotationEvent,
  secrets: SecretsManagerClient,
  SecretId: string,
): Promise<void> {
  const { factorKey = '' } = await requirePending(event, secrets)
  const { SecretString: text } = await secrets.send(new GetSecretValueCommand({ SecretId }))
  const rotatedText = JSON.stringify(
    rotatedWebhookKeys(parseWebhookKeys(text), { id: event.ClientRequestToken, factorKey }),
  )
  if (rotatedText !== text)
    await secrets.send(new PutSecretValueCommand({ SecretId, SecretString: rotatedText }))
}

const STEPS = { createSecret, setSecret, testSecret, finishSecret } satisfies Record<
  RotationEvent['Step'],
  RotationStep
>

type SecretVersion = { SecretId: string; VersionStage?: string; VersionId?: string }

/** Returns undefined for a missing or invalid secret. */
async function secretAt(
  secrets: SecretsManagerClient,
  version: SecretVersion,
): Promise<SigningSecret | undefined> {
  try {
    return parseSigningSecret((await secrets.send(new GetSecretValueCommand(version))).SecretString)
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined
    throw error
  }
}

const pendingSecret = ({ SecretId, ClientRequestToken }: RotationEvent, secrets: SecretsManagerClient) =>
  secretAt(secrets, { SecretId, VersionId: ClientRequestToken, VersionStage: 'AWSPENDING' })

async function requirePending(event: RotationEvent, secrets: SecretsManagerClient): Promise<SigningSecret> {
  const pending = await pendingSecret(event, secrets)
  if (!pending) throw new Error('There is no pending signing secret')
  return pending
}
