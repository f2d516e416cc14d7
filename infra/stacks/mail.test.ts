import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readManifests } from '@flou/functions/manifests.ts'
import { templateReader, value } from './templateReader.ts'
import { templateOf } from './testStack.ts'

const { properties, allowed } = templateReader(templateOf('prod', await readManifests()))

test('bounces and complaints of every mail come to the function that notes them', () => {
  const [identity] = properties('AWS::SES::EmailIdentity', {
    ConfigurationSetAttributes: z.object({ ConfigurationSetName: value }),
  })
  const [destination] = properties('AWS::SES::ConfigurationSetEventDestination', {
    ConfigurationSetName: value,
    EventDestination: z.object({ Enabled: z.literal(true), MatchingEventTypes: z.array(z.string()) }),
  })
  expect(destination?.ConfigurationSetName).toEqual(identity?.ConfigurationSetAttributes.ConfigurationSetName)
  expect(destination?.EventDestination.MatchingEventTypes).toEqual(['bounce', 'complaint'])
  const rules = properties('AWS::Events::Rule', {
    EventPattern: z.object({
      source: z.array(z.string()),
      'detail-type': z.optional(z.array(z.string())),
      detail: z.unknown(),
    }),
  }).filter(({ EventPattern }) => EventPattern.source.includes('aws.ses'))
  expect(rules.map(({ EventPattern }) => EventPattern['detail-type'])).toEqual([
    ['Email Bounced', 'Email Complaint Received'],
  ])
  // an account may hold several environments
  expect(rules.map(({ EventPattern }) => EventPattern.detail)).toEqual([
    { mail: { tags: { 'ses:configuration-set': [destination?.ConfigurationSetName] } } },
  ])
  expect(allowed('mailer').filter((each) => each.startsWith('ses:'))).toHaveLength(2)
})
