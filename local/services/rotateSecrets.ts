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
const STEPS = ['createSecret', 'setSecret', 'testSecret', 'finishSecret'] as const

/**
 * Rotates each secret that has a rotation and was never rotated: the first start must leave behind the keys that the
 * first deploy makes. A rotation that was cut off is taken up again with the same version.
 */
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
    await rotate(arn, store, (event) => functions.byArn(rotation.RotationLambdaARN).invoke(event))
  }
}

async function rotate(arn: string, store: SecretStore, invoke: (event: object) => Promise<unknown>) {
  const pending = store.versions(arn).find((version) => version.stages.includes('AWSPENDING'))
  const ClientRequestToken = pending?.id ?? randomUUID()
  if (!pending) store.save(arn, { id: ClientRequestToken, value: undefined, stages: ['AWSPENDING'] })
  for (const Step of STEPS) await invoke({ SecretId: arn, ClientRequestToken, Step })
  // The service takes the mark away when the last step is done.
  for (const version of store.versions(arn)) {
    store.save(arn, { ...version, stages: version.stages.filter((stage) => stage !== 'AWSPENDING') })
  }
}
