import { expect, test } from 'vitest'
import { openStack } from '../template/stack.ts'
import type { Template } from '../template/template.ts'
import { readPermissions, type Permissions } from './permissions.ts'
import { requireResourcePolicies, withBucketPolicies } from './resourcePolicies.ts'

const stackOf = (Resources: Template['Resources']) =>
  openStack({ name: 'Test', template: { Resources }, assetPath: (key) => key })

const allowing = (Action: string, service: string | undefined, Resource: unknown) => ({
  Statement: [
    {
      Effect: 'Allow',
      Action,
      ...(service !== undefined && { Principal: { Service: service } }),
      ...(Resource !== undefined && { Resource }),
    },
  ],
})
const topic = { Ref: 'Topic' }
const alarm = { Type: 'AWS::CloudWatch::Alarm', Properties: { AlarmActions: [topic] } }
const topicOpenTo = (service: string) => ({
  Topic: { Type: 'AWS::SNS::Topic', Properties: {} },
  Policy: {
    Type: 'AWS::SNS::TopicPolicy',
    Properties: { Topics: [topic], PolicyDocument: allowing('sns:Publish', service, topic) },
  },
})

test('a topic that does not let alarms publish is refused', () => {
  const check = (service: string) =>
    requireResourcePolicies(stackOf({ Alarm: alarm, ...topicOpenTo(service) }))

  expect(() => check('events.amazonaws.com')).toThrow('Alarm')
  expect(() => check('cloudwatch.amazonaws.com')).not.toThrow()
})

test('a function that the API may not call is refused', () => {
  const uri = 'arn:aws:lambda:local:0:function:news:live'
  const api = {
    Type: 'AWS::ApiGatewayV2::Integration',
    Properties: { IntegrationUri: uri, CredentialsArn: { 'Fn::GetAtt': ['Caller', 'Arn'] } },
  }
  const check = (service: string, callable: string) => {
    const Properties = {
      AssumeRolePolicyDocument: allowing('sts:AssumeRole', service, undefined),
      Policies: [{ PolicyDocument: allowing('lambda:InvokeFunction', undefined, callable) }],
    }
    requireResourcePolicies(stackOf({ Api: api, Caller: { Type: 'AWS::IAM::Role', Properties } }))
  }

  expect(() => check('events.amazonaws.com', uri)).toThrow(uri)
  expect(() => check('apigateway.amazonaws.com', `${uri}-2`)).toThrow(uri)
  expect(() => check('apigateway.amazonaws.com', uri)).not.toThrow()
})

test('a denial of the bucket wins over what a role allows, with the switch on', () => {
  const arn = 'arn:aws:s3:::audit/*'
  const denial = { Effect: 'Deny', Action: 's3:DeleteObject', Principal: '*', Resource: arn }
  const stack = stackOf({
    Role: {
      Type: 'AWS::IAM::Role',
      Properties: {
        Policies: [{ PolicyDocument: { Statement: [{ Effect: 'Allow', Action: 's3:*', Resource: arn }] } }],
      },
    },
    Policy: {
      Type: 'AWS::S3::BucketPolicy',
      Properties: { Bucket: 'audit', PolicyDocument: { Statement: [denial] } },
    },
  })
  const byRole = readPermissions(stack, new Map([['fn', 'Role']]))
  const remove = (permissions: Permissions) =>
    permissions.require('fn', 's3:DeleteObject', 'arn:aws:s3:::audit/day.json')

  expect(() => remove(withBucketPolicies(byRole, stack))).toThrow('not authorized')
  expect(() => remove(byRole)).not.toThrow()
})
