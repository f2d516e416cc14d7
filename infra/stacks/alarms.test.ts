import { Match } from 'aws-cdk-lib/assertions'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readManifests } from '@flou/functions/manifests.ts'
import { templateReader, value, formatValue } from './templateReader.ts'
import { templatesOf } from './testStack.ts'

const manifests = await readManifests()

const statement = z.object({
  Effect: z.enum(['Allow', 'Deny']),
  Action: z.unknown(),
  Resource: value,
  Principal: z.union([
    z.string(),
    z.object({ Service: z.optional(z.string()), AWS: z.optional(z.string()) }),
  ]),
  Condition: z.optional(z.unknown()),
})
type Statement = z.infer<typeof statement>

const TLS_ONLY = { Bool: { 'aws:SecureTransport': 'false' } }
const OWN_ACCOUNT = { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } }

/** True if the statements let a service publish; accepts no denial except of calls without TLS. */
function canPublish(statements: readonly Statement[], service: string, condition: unknown): boolean {
  const denials = statements.filter(({ Effect }) => Effect === 'Deny')
  const isAllowed = statements.some(
    ({ Effect, Action, Principal, Condition }) =>
      Effect === 'Allow' &&
      Action === 'sns:Publish' &&
      typeof Principal === 'object' &&
      Principal.Service === service &&
      JSON.stringify(Condition) === JSON.stringify(condition),
  )
  return isAllowed && denials.every(({ Condition }) => JSON.stringify(Condition) === JSON.stringify(TLS_ONLY))
}

const STACKS = (['staging', 'prod'] as const).flatMap((env) =>
  Object.entries(templatesOf(env, manifests)).map(([stack, template]) => [env, stack, template] as const),
)

describe.each(STACKS)('%s: %s', (...[, stack, template]) => {
  const { properties } = templateReader(template)
  const policies = properties('AWS::SNS::TopicPolicy', {
    Topics: z.array(value),
    PolicyDocument: z.object({ Statement: z.array(statement) }),
  })
  const subscriptions = properties('AWS::SNS::Subscription', {
    TopicArn: value,
    Protocol: z.string(),
    Endpoint: z.string(),
  })
  const alarms = properties('AWS::CloudWatch::Alarm', {
    AlarmActions: z.array(value),
    OKActions: z.array(value),
    InsufficientDataActions: z.array(value),
    TreatMissingData: z.string(),
    AlarmDescription: z.string(),
  })
  const statementsOf = (topic: string) =>
    policies
      .filter(({ Topics }) => Topics.map(formatValue).includes(topic))
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .filter(({ Resource }) => formatValue(Resource) === topic)
  const readersOf = (topic: string) =>
    subscriptions.filter(({ TopicArn }) => formatValue(TopicArn) === topic).map(({ Endpoint }) => Endpoint)

  test('each alarm, and its end, leads to a topic that lets alarms publish and that a person reads', () => {
    expect(alarms.length).toBeGreaterThanOrEqual(stack === 'site' ? 12 : 4)
    for (const { AlarmActions, OKActions, InsufficientDataActions, AlarmDescription } of alarms) {
      const topics = AlarmActions.map(formatValue)
      expect(topics, AlarmDescription).toHaveLength(1)
      expect(OKActions.map(formatValue)).toEqual(topics)
      expect(InsufficientDataActions.map(formatValue)).toEqual(topics)
      for (const topic of topics) {
        expect(canPublish(statementsOf(topic), 'cloudwatch.amazonaws.com', OWN_ACCOUNT)).toBe(true)
        expect(readersOf(topic)).toContainEqual(expect.stringMatching(/^\S+@\S+$/))
      }
    }
  })

  test('no alarm rings because nothing has happened yet', () => {
    for (const { TreatMissingData } of alarms) expect(['notBreaching', 'missing']).toContain(TreatMissingData)
    const isSilence = ({ AlarmDescription }: (typeof alarms)[number]) =>
      / (?:looked at|summed up) for | from outside/.test(AlarmDescription)
    for (const alarm of alarms)
      expect(alarm.TreatMissingData, alarm.AlarmDescription).toBe(
        isSilence(alarm) ? 'missing' : 'notBreaching',
      )
  })

  test.runIf(stack === 'site')('functions that the API does not call are watched by their errors', () => {
    const all = Object.entries(template.findResources('AWS::CloudWatch::Alarm'))
    const watched = JSON.stringify(all.filter(([id]) => id.startsWith('AlarmsFunctionErrors')))
    const names = Object.keys(manifests).filter((name) =>
      new RegExp(`"${name}Function[0-9A-F]{8}"`).test(watched),
    )

    expect(names).toEqual(['mailer', 'publish', 'releases', 'rotate', 'schedule', 'visits', 'webhooks'])
  })

  test.runIf(stack === 'site')('a batch that was given up is mailed: its rule leads to such a topic', () => {
    const failedBatch = properties('AWS::Events::Rule', {
      EventPattern: z.object({ source: z.array(z.string()) }),
      Targets: z.array(z.object({ Arn: value })),
    }).find(({ EventPattern }) => EventPattern.source.includes('aws.s3'))
    const topics = failedBatch?.Targets.map(({ Arn }) => formatValue(Arn)) ?? []
    expect(topics).toHaveLength(1)
    for (const topic of topics) {
      expect(canPublish(statementsOf(topic), 'events.amazonaws.com', undefined)).toBe(true)
      expect(readersOf(topic)).not.toEqual([])
    }
  })

  test('each alarm is explained, and a saved query says which function fails or is slow', () => {
    for (const { AlarmDescription } of alarms) expect(AlarmDescription).toMatch(/\w+ \w+/)
    if (stack !== 'site') return
    template.hasResourceProperties('AWS::Logs::QueryDefinition', {
      Name: Match.stringLikeRegexp('/calls-by-function$'),
      LogGroupNames: [Match.anyValue()],
      QueryString: Match.stringLikeRegexp('errors.*timeouts.*p95 by function'),
    })
    template.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: Match.objectLike({ source: ['aws.s3'], 'detail-type': ['Object Created'] }),
    })
  })
})
