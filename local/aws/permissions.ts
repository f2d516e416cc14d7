import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'
import { isAllowed, policySchema, type Policy, type Request } from './evaluatePolicy.ts'

const roleSchema = z.looseObject({
  Policies: z.optional(z.array(z.looseObject({ PolicyDocument: policySchema }))),
})
const policyResourceSchema = z.looseObject({
  PolicyDocument: policySchema,
  Roles: z.optional(z.array(z.string())),
})
const bucketPolicySchema = z.looseObject({ Bucket: z.string(), PolicyDocument: policySchema })

/** Thrown where a role does not allow what a function asked for. */
export class AccessDenied extends Error {
  override readonly name = 'AccessDeniedException'
}

/** Says what each function may do, from the policies of its role in the template. */
export interface Permissions {
  isKnown: (functionId: string) => boolean
  /** Throws `AccessDenied`, worded as the service words it. */
  require: (functionId: string, action: string, resource: string) => void
  /** Whether the CDN may read a bucket's objects (the bucket policy of its origin access control). */
  mayRead: (distributionArn: string, bucket: string) => boolean
}

/** The same for requests whose policies have conditions. */
export interface RequestPermissions extends Permissions {
  requireRequest: (callerId: string, request: Pick<Request, 'action' | 'resource' | 'context'>) => void
}

/** @param roleOf logical id of each function and state machine → name of its role */
export function readPermissions(stack: Stack, roleOf: ReadonlyMap<string, string>): RequestPermissions {
  const policies = policiesByRole(stack)
  const bucketPolicies = stack.all('AWS::S3::BucketPolicy', bucketPolicySchema)
  // Policies do not change while the runtime runs, and the table's gateway asks on every request.
  const answers = new Map<string, boolean>()

  function may(functionId: string, action: string, resource: string): boolean {
    const question = `${functionId} ${action} ${resource}`
    let answer = answers.get(question)
    if (answer === undefined) {
      answer = isAllowed(policies.get(roleOf.get(functionId) ?? '') ?? [], { action, resource })
      // Object keys are endless: forget the lot now and then.
      if (answers.size > 5000) answers.clear()
      answers.set(question, answer)
    }
    return answer
  }

  const denied = (callerId: string, { action, resource }: Pick<Request, 'action' | 'resource'>) =>
    new AccessDenied(
      `User: ${callerId} is not authorized to perform: ${action} on resource: ${resource} ` +
        'because no identity-based policy allows the action',
    )

  return {
    isKnown: (functionId) => roleOf.has(functionId),
    require(functionId, action, resource) {
      if (!may(functionId, action, resource)) throw denied(functionId, { action, resource })
    },
    requireRequest(callerId, request) {
      const own = policies.get(roleOf.get(callerId) ?? '') ?? []
      if (!isAllowed(own, request)) throw denied(callerId, request)
    },
    mayRead(distributionArn, bucket) {
      const documents = bucketPolicies.filter((one) => one.Bucket === bucket).map((one) => one.PolicyDocument)
      return isAllowed(documents, {
        action: 's3:GetObject',
        resource: `arn:aws:s3:::${bucket}/any`,
        service: 'cloudfront.amazonaws.com',
        context: { 'AWS:SourceArn': distributionArn, 'aws:SourceArn': distributionArn, ...TLS },
      })
    },
  }
}

/** Local calls never leave the machine; policies that demand TLS count as kept. */
const TLS = { 'aws:SecureTransport': 'true', 's3:TlsVersion': '1.3' }

function policiesByRole(stack: Stack): Map<string, Policy[]> {
  const byRole = new Map<string, Policy[]>()
  const add = (role: string, policy: Policy) => byRole.set(role, [...(byRole.get(role) ?? []), policy])
  for (const role of stack.all('AWS::IAM::Role', roleSchema)) {
    for (const inline of role.Policies ?? []) add(role.logicalId, inline.PolicyDocument)
  }
  for (const policy of stack.all(['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy'], policyResourceSchema)) {
    for (const role of policy.Roles ?? []) add(role, policy.PolicyDocument)
  }
  return byRole
}
