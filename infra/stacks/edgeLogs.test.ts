import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readManifests } from '@flou/functions/manifests.ts'
import { templateReader, value, formatValue } from './templateReader.ts'
import { templatesOf } from './testStack.ts'

const manifests = await readManifests()
const templates = templatesOf('prod', manifests)
const site = templateReader(templates.site)
const { properties } = templateReader(templates.edgeLogs)

test('the logs of both distributions have no query, no cookie and no page before', () => {
  const deliveries = properties('AWS::Logs::Delivery', {
    RecordFields: z.array(z.string()),
    DeliverySourceName: z.string(),
  })

  expect(deliveries.map(({ DeliverySourceName }) => DeliverySourceName)).toEqual([
    'Flou-prod-edge-logs-site',
    'Flou-prod-edge-logs-admin',
  ])
  for (const { RecordFields } of deliveries) {
    expect(RecordFields).toContain('cs-uri-stem')
    expect(RecordFields.filter((field) => /query|cookie|referer/i.test(field))).toEqual([])
  }
})

test('no distribution logs by itself, which would log the query', () => {
  const distributions = site.properties('AWS::CloudFront::Distribution', {
    DistributionConfig: z.object({ Logging: z.optional(z.unknown()) }),
  })

  expect(distributions.map(({ DistributionConfig }) => DistributionConfig.Logging)).toEqual([
    undefined,
    undefined,
  ])
})

test('each source is a distribution, and the destination the folder that the bucket lets them write into', () => {
  const sources = properties('AWS::Logs::DeliverySource', { ResourceArn: value, LogType: z.string() })
  const [destination] = properties('AWS::Logs::DeliveryDestination', { DestinationResourceArn: value })

  expect(sources.map(({ LogType }) => LogType)).toEqual(['ACCESS_LOGS', 'ACCESS_LOGS'])
  for (const { ResourceArn } of sources) expect(JSON.stringify(ResourceArn)).toContain(':distribution/')
  expect(JSON.stringify(destination)).toContain('"/cdn"')
  const policies = site.properties('AWS::S3::BucketPolicy', {
    Bucket: value,
    PolicyDocument: z.object({ Statement: z.array(z.looseObject({ Resource: z.unknown() })) }),
  })
  const allowed = policies
    .filter(({ Bucket }) => formatValue(Bucket).includes('AccessLogs'))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter((statement) => JSON.stringify(statement).includes('delivery.logs.amazonaws.com'))
  expect(allowed).toMatchObject([
    {
      Action: 's3:PutObject',
      Effect: 'Allow',
      Resource: { 'Fn::Join': ['', [expect.anything(), '/cdn/*']] },
    },
  ])
})

const requestPolicies = () =>
  Object.fromEntries(
    site
      .resources('AWS::CloudFront::OriginRequestPolicy', {
        OriginRequestPolicyConfig: z.object({
          CookiesConfig: z.unknown(),
          HeadersConfig: z.unknown(),
          QueryStringsConfig: z.unknown(),
        }),
      })
      .map(({ id, properties }) => [id.replace(/[0-9A-F]{8}$/, ''), properties.OriginRequestPolicyConfig]),
  )

test('the search page is asked for with what its function reads, and no query, cookie or other header', () => {
  expect(requestPolicies()['EdgeSearchRequest']).toMatchObject({
    CookiesConfig: { CookieBehavior: 'none' },
    HeadersConfig: {
      HeaderBehavior: 'whitelist',
      Headers: [
        'x-search',
        'x-page-key',
        'x-viewer-address',
        'x-accept-encoding',
        'user-agent',
        'sec-gpc',
        'dnt',
        'sec-purpose',
      ],
    },
    QueryStringsConfig: { QueryStringBehavior: 'none' },
  })
})

test('calls of the public API bring no cookie; those of customers bring the one of the portal', () => {
  const all = { HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['host'] } }
  expect(requestPolicies()['EdgeApiRequest']).toMatchObject({
    ...all,
    CookiesConfig: { CookieBehavior: 'none' },
  })
  expect(requestPolicies()['EdgeCustomerRequest']).toMatchObject({
    ...all,
    CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['customer_token'] },
  })
  const behaviours = z.object({
    CacheBehaviors: z.array(
      z.object({ PathPattern: z.string(), OriginRequestPolicyId: z.optional(z.unknown()) }),
    ),
  })
  const policies = site
    .resources('AWS::CloudFront::Distribution', { DistributionConfig: behaviours })
    .filter(({ id }) => id.startsWith('EdgeSite'))
    .flatMap(({ properties }) => properties.DistributionConfig.CacheBehaviors)
    .filter(({ PathPattern }) => PathPattern.startsWith('/api/'))
  expect(policies).toMatchObject([
    {
      PathPattern: '/api/preview/*',
      OriginRequestPolicyId: { Ref: expect.stringMatching(/^EdgeApiRequest/) },
    },
    {
      PathPattern: '/api/customer/*',
      OriginRequestPolicyId: { Ref: expect.stringMatching(/^EdgeCustomerRequest/) },
    },
    { PathPattern: '/api/*', OriginRequestPolicyId: { Ref: expect.stringMatching(/^EdgeApiRequest/) } },
  ])
})

test('distributions, their functions and a visitor from outside are watched where CloudFront has its metrics', () => {
  const alarms = JSON.stringify(templates.edgeLogs.findResources('AWS::CloudWatch::Alarm'))
  expect(alarms.match(/"5xxErrorRate"/g)).toHaveLength(2)
  expect(alarms.match(/"FunctionExecutionErrors"/g)).toHaveLength(3)
  const [schedule] = properties('AWS::Scheduler::Schedule', { ScheduleExpression: z.string() })
  expect(schedule?.ScheduleExpression).toBe('rate(5 minutes)')
})

test('the money spent is watched: at four fifths of the budget, and when the month will exceed it', () => {
  const [budget] = properties('AWS::Budgets::Budget', {
    Budget: z.object({ BudgetLimit: z.object({ Amount: z.number() }) }),
    NotificationsWithSubscribers: z.array(
      z.object({
        Notification: z.object({ NotificationType: z.string(), Threshold: z.number() }),
        Subscribers: z.array(z.object({ Address: z.string() })),
      }),
    ),
  })
  expect(budget?.Budget.BudgetLimit.Amount).toBeGreaterThan(0)
  expect(
    budget?.NotificationsWithSubscribers.map(({ Notification: { NotificationType } }) => NotificationType),
  ).toEqual(['ACTUAL', 'FORECASTED'])
  for (const { Subscribers } of budget?.NotificationsWithSubscribers ?? [])
    expect(Subscribers.map(({ Address }) => Address)).toEqual([expect.stringMatching(/@/)])
})

test('a firewall is in front of both distributions if one is configured, and refuses the IP that sends too much', () => {
  expect(templates.firewall).toBeUndefined()
  const limited = templatesOf('dev', manifests, { firewall: { forms: 100, signIn: 50 } })
  const distributions = templateReader(limited.site).properties('AWS::CloudFront::Distribution', {
    DistributionConfig: z.object({ WebACLId: value }),
  })
  expect(distributions).toHaveLength(2)
  const rules = JSON.stringify(limited.firewall?.findResources('AWS::WAFv2::WebACL'))
  expect(rules.match(/"AggregateKeyType":"IP"[^}]*"Limit":\d+/g)).toHaveLength(2)
  expect(rules.match(/"SearchString":"[^"]+"/g)).toEqual([
    '"SearchString":"/api/forms/"',
    '"SearchString":"/api/newsletter"',
    '"SearchString":"/api/authenticate"',
    '"SearchString":"/api/account/forgot-password"',
    '"SearchString":"/api/account/reset-password"',
  ])
})

test('browsers are told to refuse plain HTTP on all subdomains only if the operator says they can', () => {
  const transportOf = (reader: typeof site.resources) =>
    reader('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: z.object({
        SecurityHeadersConfig: z.object({
          StrictTransportSecurity: z.object({ IncludeSubdomains: z.boolean() }),
        }),
      }),
    }).map(
      ({ properties: { ResponseHeadersPolicyConfig: config } }) =>
        config.SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains,
    )
  const domain = {
    site: 'a.example',
    admin: 'b.example',
    certificateArn: 'arn:aws:acm:us-east-1:1:certificate/1',
    hasSecureSubdomains: false,
  }
  const own = templateReader(templatesOf('prod', manifests, { domain }).site)

  expect(transportOf(site.resources)).toEqual([true, true, true, true])
  expect(transportOf(own.resources)).toEqual([false, false, false, false])
})
