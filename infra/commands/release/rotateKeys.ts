import {
  DescribeSecretCommand,
  InvalidRequestException,
  RotateSecretCommand,
  type SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'

interface Rotation {
  client: SecretsManagerClient
  secret: string
  wait: () => Promise<unknown>
}

const MAX_WAITS = 60
const UNFINISHED = 'The former keys still sign. Read the log of the function rotate, then repeat the command.'

/** The versions by role; a pending one that is not current means a rotation that runs or failed. */
async function describeKeys(client: SecretsManagerClient, SecretId: string) {
  const answer = await client.send(new DescribeSecretCommand({ SecretId }))
  const versions = Object.entries(answer.VersionIdsToStages ?? {})
  const withStage = (stage: string) => versions.find(([, stages]) => stages.includes(stage))?.[0]
  return {
    current: withStage('AWSCURRENT'),
    pending: withStage('AWSPENDING'),
    rotated: answer.LastRotatedDate,
  }
}

export async function keysText(client: SecretsManagerClient, secret: string): Promise<string> {
  const { rotated, current, pending } = await describeKeys(client, secret)
  const unfinished = pending !== undefined && pending !== current
  return `Signing keys: last rotated ${rotated?.toISOString() ?? 'never'}${unfinished ? ', a rotation has not ended' : ''}`
}

/** Creates new signing keys; tokens of the former ones stay valid. @throws if it does not end in time */
export async function rotateSigningKeys({ client, secret, wait }: Rotation): Promise<void> {
  const { VersionId } = await client
    .send(new RotateSecretCommand({ SecretId: secret, RotateImmediately: true }))
    .catch((cause: unknown) => {
      if (cause instanceof InvalidRequestException)
        throw new Error(`${cause.message} ${UNFINISHED}`, { cause })
      throw cause
    })
  for (let waits = 0; waits < MAX_WAITS; waits += 1) {
    if ((await describeKeys(client, secret)).current === VersionId) return
    await wait()
  }
  throw new Error(`The rotation has not ended. ${UNFINISHED}`)
}
