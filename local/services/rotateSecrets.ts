import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Functions } from '../lambda/functions.ts'
import type { Stack } from '../template/stack.ts'
import type { SecretStore } from './secretStore.ts'

const rotationSchema = z.looseObject({
  SecretId: z.string(),
  RotationLambdaARN: z.string(),
  RotateImmediatelyOnUpdate: z._default(z.boolean(), true),
})
const ROTATION_STEPS = ['createSecret', 'setSecret', 'testSecret', 'finishSecret'] as const

/** An interrupted rotation continues with the same version. */
export async function rotateNewSecrets(
  stack: Stack,
  store: SecretStore,
  functions: Functions,
): Promise<void> {
  for (const rotation of stack.all('AWS::SecretsManager::RotationSchedule', rotationSchema)) {
    const arn = rotation.SecretId
    const versions = store.versions(arn)
    const isRotated =
      versions.length > 1 && versions.every((version) => !version.stages.includes('AWSPENDING'))
    if (isRotated || !rotation.RotateImmediatelyOnUpdate) continue
    await rotateSecret(arn, store, (event) => functions.byArn(rotation.RotationLambdaARN).invoke(event))
  }
}

async function rotateSecret(arn: string, store: SecretStore, invoke: (event: object) => Promise<unknown>) {
  const pending = store.versions(arn).find((version) => version.stages.includes('AWSPENDING'))
  const ClientRequestToken = pending?.id ?? randomUUID()
  if (!pending) store.save(arn, { id: ClientRequestToken, value: undefined, stages: ['AWSPENDING'] })
  for (const Step of ROTATION_STEPS) await invoke({ SecretId: arn, ClientRequestToken, Step })
  // Secrets Manager removes the stage after the last step.
  for (const version of store.versions(arn)) {
    store.save(arn, { ...version, stages: version.stages.filter((stage) => stage !== 'AWSPENDING') })
  }
}
