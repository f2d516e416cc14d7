import * as z from 'zod/mini'
import { accessDenied, S3Error } from './s3Error.ts'
import { requireSignature, sign, type Verification } from './signature.ts'

const policySchema = z.object({
  expiration: z.string(),
  conditions: z.array(
    z.union([
      z.tuple([z.literal('content-length-range'), z.coerce.number(), z.coerce.number()]),
      z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
      z.record(z.string(), z.string()),
    ]),
  ),
})
type Condition = z.infer<typeof policySchema>['conditions'][number]

export interface UploadPermit {
  accessKey: string
  minimum: number
  maximum: number
}

const FREE = new Set(['policy', 'x-amz-signature', 'file', 'bucket'])

/** Verifies signature, expiry, all conditions, and that no other fields exist. */
export function verifyPolicy(
  fields: Readonly<Record<string, string>>,
  bucket: string,
  { secretFor, now }: Verification,
): UploadPermit {
  const { policy } = fields
  const [accessKey = '', ...scope] = (fields['x-amz-credential'] ?? '').split('/')
  if (!policy) throw accessDenied('Bucket POST must contain a policy')
  const secret = secretFor(accessKey)
  if (!secret) throw new S3Error(403, 'InvalidAccessKeyId', 'The access key does not exist.')
  requireSignature(sign(secret, scope, policy), fields['x-amz-signature'] ?? '')

  const { expiration, conditions } = parsePolicy(policy)
  if (!(now.getTime() <= Date.parse(expiration))) throw refused('Policy expired.')
  const permit: UploadPermit = { accessKey, minimum: 0, maximum: Infinity }
  const named = new Set(FREE)
  for (const condition of conditions) apply(condition, { values: { ...fields, bucket }, named, permit })
  for (const name of Object.keys(fields)) {
    if (!named.has(name) && !name.startsWith('x-ignore-')) throw refused(`Extra input fields: ${name}`)
  }
  return permit
}

interface PolicyCheck {
  values: Readonly<Record<string, string>>
  named: Set<string>
  permit: UploadPermit
}

function apply(condition: Condition, { values, named, permit }: PolicyCheck): void {
  if (!Array.isArray(condition)) {
    for (const [name, value] of Object.entries(condition)) {
      apply(['eq', `$${name}`, value], { values, named, permit })
    }
    return
  }
  if (condition[0] === 'content-length-range') {
    permit.minimum = condition[1]
    permit.maximum = condition[2]
    return
  }
  const [operator, field, expected] = condition
  const name = field.replace(/^\$/, '').toLowerCase()
  named.add(name)
  const value = values[name] ?? ''
  const isMet = operator === 'eq' ? value === expected : value.startsWith(expected)
  if (!isMet) throw refused(`Policy Condition failed: ${JSON.stringify(condition)}`)
}

function parsePolicy(policy: string) {
  try {
    return policySchema.parse(JSON.parse(Buffer.from(policy, 'base64').toString()))
  } catch (cause) {
    throw new S3Error(400, 'InvalidPolicyDocument', cause instanceof Error ? cause.message : 'Invalid policy')
  }
}

const refused = (reason: string) => accessDenied(`Invalid according to Policy: ${reason}`)
