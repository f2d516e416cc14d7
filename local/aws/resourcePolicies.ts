import * as z from 'zod/mini'
import { ACCOUNT } from '../template/attributes.ts'
import type { Stack } from '../template/stack.ts'
import { isAllowed, policySchema, type Policy } from './evaluatePolicy.ts'
import { AccessDenied, bucketPolicySchema, TLS, type RequestPermissions } from './permissions.ts'

const topicPolicySchema = z.looseObject({ Topics: z.array(z.string()), PolicyDocument: policySchema })
const actions = z._default(z.array(z.string()), [])
const alarmSchema = z.looseObject({ AlarmActions: actions, OKActions: actions })
const callerSchema = z.looseObject({
  AssumeRolePolicyDocument: policySchema,
  Policies: z._default(z.array(z.looseObject({ PolicyDocument: policySchema })), []),
})
const integrationSchema = z.looseObject({ IntegrationUri: z.string(), CredentialsArn: z.string() })

/** @throws if an alarm may not publish to its topic, or the API may not call a function */
export function requireResourcePolicies(stack: Stack): void {
  const policies = stack.all('AWS::SNS::TopicPolicy', topicPolicySchema)
  for (const { logicalId, AlarmActions, OKActions } of stack.all('AWS::CloudWatch::Alarm', alarmSchema))
    for (const topic of new Set([...AlarmActions, ...OKActions])) {
      const documents = policies
        .filter(({ Topics }) => Topics.includes(topic))
        .map((one) => one.PolicyDocument)
      const canPublish = isAllowed(documents, {
        action: 'sns:Publish',
        resource: topic,
        service: 'cloudwatch.amazonaws.com',
        context: { 'aws:SourceAccount': ACCOUNT, ...TLS },
      })
      if (!canPublish) throw new Error(`The alarm ${logicalId} may not publish to ${topic}.`)
    }
  requireCallableFunctions(stack)
}

function requireCallableFunctions(stack: Stack): void {
  const roles = new Map(
    stack.all('AWS::IAM::Role', callerSchema).map((role) => [stack.attribute(role.logicalId, 'Arn'), role]),
  )
  const integrations = stack.all('AWS::ApiGatewayV2::Integration', integrationSchema)
  for (const { IntegrationUri, CredentialsArn } of integrations) {
    const role = roles.get(CredentialsArn)
    const trust = role ? [role.AssumeRolePolicyDocument] : []
    const policies = role?.Policies.map((policy) => policy.PolicyDocument) ?? []
    const service = 'apigateway.amazonaws.com'
    const canCall =
      isAllowed(trust, { action: 'sts:AssumeRole', resource: CredentialsArn, service }) &&
      isAllowed(policies, { action: 'lambda:InvokeFunction', resource: IntegrationUri })
    if (!canCall) throw new Error(`The API may not call ${IntegrationUri}.`)
  }
}

const ALLOW_ALL: Policy = { Statement: [{ Effect: 'Allow', Action: '*', Resource: '*' }] }

/** Adds the denials of bucket policies to what roles allow. */
export function withBucketPolicies(permissions: RequestPermissions, stack: Stack): RequestPermissions {
  const policies = stack.all('AWS::S3::BucketPolicy', bucketPolicySchema)
  const documents = [ALLOW_ALL, ...policies.map((one) => one.PolicyDocument)]
  return {
    ...permissions,
    require(functionId, action, resource) {
      permissions.require(functionId, action, resource)
      if (isAllowed(documents, { action, resource, context: TLS })) return
      throw new AccessDenied(
        `User: ${functionId} is not authorized to perform: ${action}: the bucket denies it`,
      )
    },
  }
}
