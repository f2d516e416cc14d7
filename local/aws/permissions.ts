import * as z from 'zod/mini'
import type { Stack } from '../template/stack.ts'
import { isAllowed, isConditional, policySchema, type Policy, type Request } from './evaluatePolicy.ts'

export const roleSchema = z.looseObject({
  Policies: z.optional(z.array(z.looseObject({ PolicyDocument: policySchema }))),
})
const policyResourceSchema = z.looseObject({
  PolicyDocument: policySchema,
  Roles: z.optional(z.array(z.string())),
})
export const bucketPolicySchema = z.looseObject({ Bucket: z.string(), PolicyDocument: policySchema })

export class AccessDenied extends Error {
  override readonly name = 'AccessDeniedException'
}

export interface Permissions {
  isKnown: (functionId: string) => boolean
  /** Without context, as if the request met no condition. @throws AccessDenied with the service's wording */
  require: (functionId: string, action: string, resource: string) => void
  /** Checks the bucket policy for the CDN. */
  canRead: (distributionArn: string, bucket: string) => boolean
}

export interface RequestPermissions extends Permissions {
  requireRequest: (callerId: string, request: Omit<Request, 'service'>) => void
}

/** @param roleOf logical id of each function and state machine → name of its role */
export function readPermissions(stack: Stack, roleOf: ReadonlyMap<string, string>): RequestPermissions {
  const policies = policiesByRole(stack)
  const bucketPolicies = stack.all('AWS::S3::BucketPolicy', bucketPolicySchema)
  const isPermitted = deciderOf((callerId) => policies.get(roleOf.get(callerId) ?? '') ?? [])

  const denied = (callerId: string, { action, resource }: Pick<Request, 'action' | 'resource'>) =>
    new AccessDenied(
      `User: ${callerId} is not authorized to perform: ${action} on resource: ${resource} ` +
        'because no identity-based policy allows the action',
    )

  return {
    isKnown: (functionId) => roleOf.has(functionId),
    require(functionId, action, resource) {
      if (!isPermitted(functionId, { action, resource })) throw denied(functionId, { action, resource })
    },
    requireRequest(callerId, request) {
      if (!isPermitted(callerId, request)) throw denied(callerId, request)
    },
    canRead(distributionArn, bucket) {
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

/** Caches decisions: policies never change, and every table request is checked. */
function deciderOf(policiesOf: (callerId: string) => Policy[]) {
  const decisions = new Map<string, boolean | 'conditional'>()
  return (callerId: string, { action, resource, context }: Request): boolean => {
    const cacheKey = `${callerId} ${action} ${resource}`
    let decision = decisions.get(cacheKey)
    if (decision === undefined) {
      const own = policiesOf(callerId)
      const request = { action, resource }
      decision = isConditional(own, request) ? 'conditional' : isAllowed(own, request)
      // Object keys are unbounded.
      if (decisions.size > 5000) decisions.clear()
      decisions.set(cacheKey, decision)
    }
    if (decision !== 'conditional') return decision
    return isAllowed(policiesOf(callerId), { action, resource, ...(context && { context }) })
  }
}

/** Local calls satisfy policies that require TLS. */
export const TLS = { 'aws:SecureTransport': 'true', 's3:TlsVersion': '1.3' }

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
