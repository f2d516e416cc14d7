import { readManifests } from '@flou/functions/manifests.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { templateReader } from './templateReader.ts'
import { templateOf } from './testStack.ts'

const manifests = await readManifests()
const prod = templateReader(templateOf('prod', manifests))

const lockShape = {
  ObjectLockEnabled: z.optional(z.boolean()),
  ObjectLockConfiguration: z.optional(z.unknown()),
  VersioningConfiguration: z.optional(z.unknown()),
}
const auditBucket = (reader: ReturnType<typeof templateReader>) =>
  reader.resources('AWS::S3::Bucket', lockShape).find(({ id }) => id.startsWith('StorageAudit'))?.properties

test('seals of the audit trail are locked as configured, and nobody may delete them', () => {
  expect(auditBucket(prod)).toEqual({
    ObjectLockEnabled: true,
    ObjectLockConfiguration: {
      ObjectLockEnabled: 'Enabled',
      Rule: { DefaultRetention: { Mode: 'GOVERNANCE', Days: 5 * 365 } },
    },
    VersioningConfiguration: { Status: 'Enabled' },
  })
  const policies = prod.resources('AWS::S3::BucketPolicy', {
    PolicyDocument: z.object({ Statement: z.array(z.unknown()) }),
  })
  const own = policies.find(({ id }) => id.startsWith('StorageAudit'))
  expect(own?.properties.PolicyDocument.Statement).toContainEqual(
    expect.objectContaining({
      Effect: 'Deny',
      Principal: { AWS: '*' },
      Action: expect.arrayContaining([
        's3:DeleteObject',
        's3:DeleteObjectVersion',
        's3:BypassGovernanceRetention',
      ]),
    }),
  )
})

test('without a configured lock the seals are versioned only', () => {
  const dev = templateReader(templateOf('dev', manifests))

  expect(auditBucket(dev)).toEqual({ VersioningConfiguration: { Status: 'Enabled' } })
})
