import { Match } from 'aws-cdk-lib/assertions'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readManifests } from '@flou/functions/manifests.ts'
import { templateReader, value, formatValue } from './templateReader.ts'
import { templateOf } from './testStack.ts'

const manifests = await readManifests()
const functions = Object.entries(manifests)
const template = templateOf('prod', manifests)
const { resources, properties, allowed } = templateReader(template)

const environment = z.object({ Variables: z.record(z.string(), value) })
const lambdaOf = (name: string) =>
  resources('AWS::Lambda::Function', { Environment: z.optional(environment) }).find(({ id }) =>
    id.startsWith(`${name}Function`),
  )
const environmentOf = (name: string) => lambdaOf(name)?.properties.Environment?.Variables ?? {}

test('functions: Node 24 on arm64, one log group that expires, memory and time as declared', () => {
  for (const [name, { about, memory, timeout }] of functions) {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Description: about,
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      Handler: 'index.handler',
      MemorySize: memory,
      Timeout: timeout,
      LoggingConfig: {
        LogFormat: 'JSON',
        SystemLogLevel: 'WARN',
        LogGroup: { Ref: Match.stringLikeRegexp('^Logs') },
      },
      Role: { 'Fn::GetAtt': [Match.stringLikeRegexp(`^${name}Role`), 'Arn'] },
    })
  }
  const logs = resources('AWS::Logs::LogGroup', { RetentionInDays: z.number() })
  expect(logs.find(({ id }) => /^Logs[0-9A-F]{8}$/.test(id))?.properties.RetentionInDays).toBe(90)
})

const mailRules = () =>
  properties('AWS::Events::Rule', {
    EventPattern: z.object({ source: z.array(z.string()), 'detail-type': z.optional(z.array(z.string())) }),
    Targets: z.array(z.object({ Arn: value })),
  }).filter(({ EventPattern }) => EventPattern.source.includes('aws.ses'))

test('every function has the alias live, and nothing calls a function but by it', () => {
  const aliases = properties('AWS::Lambda::Alias', { Name: z.string() })
  expect(aliases.map(({ Name }) => Name)).toEqual(functions.map(() => 'live'))
  const callers = [
    ...properties('AWS::ApiGatewayV2::Integration', { IntegrationUri: value }).map(
      (one) => one.IntegrationUri,
    ),
    ...properties('AWS::Scheduler::Schedule', { Target: z.object({ Arn: value }) }).map(
      (one) => one.Target.Arn,
    ),
    ...properties('AWS::SecretsManager::RotationSchedule', { RotationLambdaARN: value }).map(
      (one) => one.RotationLambdaARN,
    ),
    ...properties('AWS::Lambda::EventSourceMapping', { FunctionName: value }).map((one) => one.FunctionName),
    ...mailRules().flatMap(({ Targets }) => Targets.map(({ Arn }) => Arn)),
  ]
  const triggers = functions.flatMap(([, { routes, stream, schedule, signingKeys, mailEvents }]) =>
    [routes, stream, schedule, signingKeys === 'rotate', mailEvents].filter(Boolean),
  )
  expect(callers).toHaveLength(triggers.length)
  for (const caller of callers) expect(formatValue(caller)).toMatch(/Live[0-9A-F]{8}/)
})

test('each function is told what its manifest names, and nothing else', () => {
  for (const [name, manifest] of functions)
    expect(Object.keys(environmentOf(name)).sort(), name).toEqual(
      ['TABLE_NAME', 'TABLE_CALLS', ...manifest.environment].sort(),
    )
})

test('no function may scan, do every action, or act on everything but to list streams', () => {
  for (const [name] of functions) {
    const grants = allowed(name)
    expect(grants.length, name).toBeGreaterThan(1)
    expect(
      grants.filter((each) => /^\S*\*|dynamodb:Scan|index\/\*/.test(each)),
      name,
    ).toEqual([])
    expect(
      grants.filter((each) => each.endsWith(' on *') && !each.startsWith('dynamodb:ListStreams ')),
    ).toEqual([])
  }
})

test('what only one function may do, no other may', () => {
  const whoMay = (pattern: RegExp) =>
    Object.keys(manifests).filter((name) => allowed(name).some((each) => pattern.test(each)))
  expect(whoMay(/secretsmanager:GetSecretValue/)).toEqual(['account', 'rotate', 'webhooks'])
  expect(whoMay(/secretsmanager:PutSecretValue/)).toEqual(['rotate'])
  expect(whoMay(/ses:SendEmail/)).toEqual(['mailer'])
  expect(whoMay(/cloudfront:CreateInvalidation on .*EdgeSite/)).toEqual(['publish'])
  expect(whoMay(/:UpdateKeys on .*Releases/)).toEqual(['publish', 'releases'])
  expect(whoMay(/s3:PutObject on StorageSite/)).toEqual(['cards', 'publish'])
  expect(whoMay(/s3:PutObject on StorageSite\w+\.Arn\/og\//)).toEqual(['cards'])
  expect(whoMay(/s3:PutObject on StorageSite\w+\.Arn\/(assets|\*)/)).toEqual([])
  expect(whoMay(/s3:DeleteObject on StorageMedia\w+\.Arn\/media\/\*/)).toEqual(['schedule'])
  expect(whoMay(/s3:\w+Object on StorageAdmin/)).toEqual([])
  expect(whoMay(/s3:PutObject on StorageAudit/)).toEqual(['schedule'])
  expect(whoMay(/s3:(?!Put|Get|ListBucket)\w+ on StorageAudit/)).toEqual([])
  for (const reader of ['site', 'preview'] as const)
    expect(allowed(reader).filter((each) => /dynamodb:(Put|Update|Delete|BatchWrite)/.test(each))).toEqual([])
})

test('the function that draws cards reads pages and pictures and writes cards, nothing else', () => {
  const grants = allowed('cards').filter((each) => !each.startsWith('logs:'))
  const plain = grants.map((each) => each.replace(/(Storage[A-Z][a-z]+)[0-9A-F]{8}/, '$1')).toSorted()
  expect(plain).toEqual([
    's3:GetObject on StorageMedia.Arn/media/*',
    's3:GetObject on StorageSite.Arn/en/*',
    's3:GetObject on StorageSite.Arn/id/*',
    's3:ListBucket on StorageMedia.Arn',
    's3:ListBucket on StorageSite.Arn',
    's3:PutObject on StorageSite.Arn/og/*',
  ])
})

test('routes lead to the functions that declare them', () => {
  const integrations = new Map(
    resources('AWS::ApiGatewayV2::Integration', { IntegrationUri: value }).map((one) => [
      `integrations/${one.id}`,
      formatValue(one.properties.IntegrationUri).replace(/Live.*/, ''),
    ]),
  )
  const routes = properties('AWS::ApiGatewayV2::Route', { RouteKey: z.string(), Target: value })
  expect(
    routes.map(({ RouteKey, Target }) => `${RouteKey} → ${integrations.get(formatValue(Target))}`).sort(),
  ).toEqual(
    functions
      .flatMap(([name, { routes = [] }]) => routes.map(({ method, path }) => `${method} ${path} → ${name}`))
      .sort(),
  )
})

test('the API is limited, more tightly where passwords are tried, and its log holds no personal data', () => {
  const [stage] = properties('AWS::ApiGatewayV2::Stage', {
    DefaultRouteSettings: z.unknown(),
    RouteSettings: z.unknown(),
    AccessLogSettings: z.object({ Format: z.string() }),
  })
  const signIn = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 }
  const visits = { ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 4000 }
  const forms = { ThrottlingRateLimit: 600, ThrottlingBurstLimit: 1200 }
  const notFound = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 }
  expect(stage?.DefaultRouteSettings).toEqual({ ThrottlingRateLimit: 1000, ThrottlingBurstLimit: 2000 })
  expect(stage?.RouteSettings).toEqual({
    'POST /api/authenticate': signIn,
    'POST /api/authenticate/passkey': signIn,
    'POST /api/account/forgot-password': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
    'POST /api/account/reset-password': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
    'ANY /api/account/{proxy+}': signIn,
    'POST /api/account/refresh-token': { ThrottlingRateLimit: 200, ThrottlingBurstLimit: 400 },
    'POST /api/estimates': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
    'ANY /api/estimates/{id}': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
    'GET /api/forms/challenge': forms,
    'POST /api/forms/{form}': forms,
    'POST /api/newsletter': forms,
    ...Object.fromEntries(
      [
        'newsletter/confirm',
        'newsletter/unsubscribe',
        'data-request/prove',
        'registrations/accept',
        'registrations/cancel',
      ].map((name) => [`ANY /api/${name}`, forms]),
    ),
    'GET /api/preview/{token}': { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 40 },
    'POST /api/consent': { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 },
    ...Object.fromEntries(['visit', 'search/click'].map((name) => [`POST /api/${name}`, visits])),
    ...Object.fromEntries(
      ['/{proxy+}', '/og/{proxy+}'].flatMap((path) =>
        ['GET', 'HEAD'].map((method) => [`${method} ${path}`, notFound]),
      ),
    ),
  })
  expect(stage?.AccessLogSettings.Format).toContain('requestId')
  expect(stage?.AccessLogSettings.Format).not.toMatch(/identity|userAgent|\.path|authorizer/i)
})

test('stream consumers halve and retry a failing batch, then keep it in the bucket of failed batches', () => {
  const mappings = properties('AWS::Lambda::EventSourceMapping', {
    StartingPosition: z.literal('TRIM_HORIZON'),
    BisectBatchOnFunctionError: z.literal(true),
    ParallelizationFactor: z.union([z.literal(1), z.literal(2)]),
    MaximumBatchingWindowInSeconds: z.literal(0),
    MaximumRetryAttempts: z.number(),
    FunctionResponseTypes: z.tuple([z.literal('ReportBatchItemFailures')]),
    DestinationConfig: z.object({ OnFailure: z.object({ Destination: value }) }),
  })
  const consumers = functions.filter(([, { stream }]) => stream)
  expect(mappings).toHaveLength(consumers.length)
  for (const mapping of mappings) {
    expect(mapping.MaximumRetryAttempts).toBeGreaterThan(0)
    expect(formatValue(mapping.DestinationConfig.OnFailure.Destination)).toMatch(/^StorageFailedBatches/)
  }
  for (const [name] of consumers)
    expect(allowed(name)).toContainEqual(expect.stringMatching(/^s3:PutObject on StorageFailedBatches/))
})

test('what is due is looked at each minute, and the signing key rotates each month from the start', () => {
  expect(
    properties('AWS::Scheduler::Schedule', { ScheduleExpression: z.string(), State: z.string() }),
  ).toContainEqual({ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' })
  expect(
    properties('AWS::SecretsManager::RotationSchedule', {
      RotationRules: z.unknown(),
      RotateImmediatelyOnUpdate: z.unknown(),
    }),
  ).toEqual([{ RotationRules: { AutomaticallyAfterDays: 30 }, RotateImmediatelyOnUpdate: true }])
})

test('no secret stands in the template', () => {
  expect(formatValue(environmentOf('content')['ORIGIN_SECRET'] ?? '')).toMatch(/^\{\{resolve:secretsmanager:/)
  const given = properties('AWS::SecretsManager::Secret', { SecretString: z.optional(z.string()) })
  expect(given.flatMap(({ SecretString }) => SecretString ?? [])).toEqual(['{}', '{}'])
})

test('a new secret of the CDN is accepted by the functions before the CDN sends it, and the old one after', () => {
  const during = templateReader(templateOf('prod', manifests, { originSecrets: [2, 1] }))
  const secretsIn = (text: string) => [...text.matchAll(/Origin(\d)[0-9A-F]{8}/g)].map(([, number]) => number)
  const accepted = during
    .resources('AWS::Lambda::Function', { Environment: z.optional(environment) })
    .flatMap(({ properties: { Environment } }) => Environment?.Variables['ORIGIN_SECRET'] ?? [])
    .map((one) => secretsIn(formatValue(one)))
  const sent = during
    .resources('AWS::CloudFront::Distribution', distributionShape)
    .flatMap(({ properties: { DistributionConfig } }) => DistributionConfig.Origins)
    .flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders)
    .map(({ HeaderValue }) => secretsIn(formatValue(HeaderValue)))

  expect(accepted.length).toBeGreaterThan(5)
  for (const one of accepted) expect(one).toEqual(['2', '1'])
  expect(sent).toEqual(sent.map(() => ['2']))
})

const behaviour = z.object({
  PathPattern: z._default(z.string(), '*'),
  TargetOriginId: z.string(),
  FunctionAssociations: z._default(z.array(z.object({ EventType: z.string(), FunctionARN: value })), []),
})
const originGroup = z.object({
  Id: z.string(),
  Members: z.object({ Items: z.array(z.object({ OriginId: z.string() })) }),
  FailoverCriteria: z.object({ StatusCodes: z.object({ Items: z.array(z.number()) }) }),
})
const distributionShape = {
  DistributionConfig: z.object({
    CacheTagConfig: z.optional(z.object({ HeaderName: z.string() })),
    DefaultCacheBehavior: behaviour,
    CacheBehaviors: z.array(behaviour),
    CustomErrorResponses: z._default(
      z.array(
        z.object({
          ErrorCode: z.number(),
          ErrorCachingMinTTL: z.number(),
          ResponseCode: z.optional(z.number()),
          ResponsePagePath: z.optional(z.string()),
        }),
      ),
      [],
    ),
    OriginGroups: z._default(z.object({ Items: z.array(originGroup) }), { Items: [] }),
    Origins: z.array(
      z.object({
        Id: z.string(),
        DomainName: value,
        OriginAccessControlId: z.optional(value),
        OriginCustomHeaders: z.optional(z.array(z.object({ HeaderName: z.string(), HeaderValue: value }))),
      }),
    ),
  }),
}
test('the CDN of the site knows the tags of its objects, by which publishing invalidates them', () => {
  const tagHeaders = resources('AWS::CloudFront::Distribution', distributionShape).map(
    ({ properties: { DistributionConfig: config } }) => config.CacheTagConfig?.HeaderName,
  )

  expect(new Set(tagHeaders)).toEqual(new Set(['x-amz-meta-cache-tag', undefined]))
})

const withoutHash = (value: string) => value.replace(/[0-9A-F]{8}.*/, '')

/** A distribution as `path → origin, function at event, …`, with its error pages. */
function distribution(name: string) {
  const all = resources('AWS::CloudFront::Distribution', distributionShape)
  const found = all.find(({ id }) => id.startsWith(`Edge${name}`))?.properties.DistributionConfig
  if (!found) throw new Error(`There is no distribution ${name}`)
  const host = (id: string): string => {
    const group = found.OriginGroups.Items.find(({ Id }) => Id === id)
    if (!group) return withoutHash(formatValue(found.Origins.find(({ Id }) => Id === id)?.DomainName ?? ''))
    const members = group.Members.Items.map(({ OriginId }) => host(OriginId))
    return members.join(` or on ${group.FailoverCriteria.StatusCodes.Items.join()} `)
  }
  const behaviours = [found.DefaultCacheBehavior, ...found.CacheBehaviors].map((one) => {
    const functions = one.FunctionAssociations.map(
      ({ EventType, FunctionARN }) => `${withoutHash(formatValue(FunctionARN))} at ${EventType}`,
    )
    return [`${one.PathPattern} → ${host(one.TargetOriginId)}`, ...functions].join(', ')
  })
  const errorPages = found.CustomErrorResponses.flatMap((one) =>
    one.ResponsePagePath === undefined ? [] : [[one.ErrorCode, one.ResponseCode, one.ResponsePagePath]],
  )
  const keptErrors = Object.fromEntries(
    found.CustomErrorResponses.map((one) => [one.ErrorCode, one.ErrorCachingMinTTL]),
  )
  return { behaviours, errorPages, keptErrors, origins: found.Origins }
}

test('the public origin serves pages, assets, media and the API, each from its place', () => {
  const { behaviours, errorPages } = distribution('Site')
  expect(behaviours).toEqual([
    '* → StorageSite or on 403 ApiHttp, EdgesiteRequest at viewer-request, EdgesiteResponse at viewer-response',
    '/search → ApiHttp or on 500,502,503,504 StorageSite, EdgesiteRequest at viewer-request',
    '/id/search → ApiHttp or on 500,502,503,504 StorageSite, EdgesiteRequest at viewer-request',
    '/assets/* → StorageSite',
    '/media/* → StorageMedia',
    '/og/* → StorageSite or on 403 ApiHttp',
    '/api/preview/* → ApiHttp, EdgesiteRequest at viewer-request',
    '/api/customer/* → ApiHttp, EdgesiteRequest at viewer-request',
    '/api/* → ApiHttp, EdgesiteRequest at viewer-request',
  ])
  expect(errorPages).toEqual([
    [403, 404, '/404.html'],
    [502, 502, '/500.html'],
    [503, 503, '/500.html'],
    [504, 504, '/500.html'],
  ])
})

test('the back-office has an origin of its own, on which errors of the API pass as they are', () => {
  const { behaviours, errorPages } = distribution('Admin')
  expect(behaviours).toEqual([
    '* → StorageAdmin, EdgeadminRequest at viewer-request',
    '/media/* → StorageMedia',
    '/api/* → ApiHttp, EdgeadminRequest at viewer-request',
  ])
  expect(errorPages).toEqual([])
})

test.each(['Site', 'Admin'])(
  'no error is kept by the CDN in front of %s, whichever an origin answers',
  (name) => {
    const statuses = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]
    expect(distribution(name).keptErrors).toEqual(Object.fromEntries(statuses.map((status) => [status, 0])))
  },
)

test('buckets are reached by access control only, the API with the secret header', () => {
  for (const name of ['Site', 'Admin'])
    for (const origin of distribution(name).origins)
      if (formatValue(origin.DomainName).startsWith('Storage'))
        expect(formatValue(origin.OriginAccessControlId ?? '')).toMatch(/^EdgeBucketAccess/)
      else
        expect(origin.OriginCustomHeaders).toEqual([
          { HeaderName: 'x-origin-verify', HeaderValue: environmentOf('content')['ORIGIN_SECRET'] },
        ])
})

test('staff addresses on the public origin lead to the distribution of the back-office', () => {
  const functions = resources('AWS::CloudFront::Function', { FunctionCode: value })
  const site = functions.find(({ id }) => id.startsWith('EdgesiteRequest'))
  expect(formatValue(site?.properties.FunctionCode ?? '')).toMatch(
    /ADMIN_ORIGIN = 'https:\/\/EdgeAdmin[0-9A-F]{8}\.DomainName'/,
  )
  for (const { properties: each } of functions)
    expect(formatValue(each.FunctionCode)).not.toMatch(/__[A-Z_]+__/)
})

test('neither origin may be framed; the back-office runs its own scripts only', () => {
  const policy = z.object({
    ContentSecurityPolicy: z.object({ ContentSecurityPolicy: value }),
    ContentTypeOptions: z.object({ Override: z.boolean() }),
  })
  const all = resources('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: z.object({ SecurityHeadersConfig: policy }),
  })
  const policies = new Map(
    all.map(({ id, properties: { ResponseHeadersPolicyConfig } }) => [
      withoutHash(id),
      formatValue(
        ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy,
      ),
    ]),
  )
  expect([...policies.keys()].sort()).toEqual([
    'EdgeAdminHeaders',
    'EdgeMediaHeaders',
    'EdgePreviewHeaders',
    'EdgeSiteHeaders',
  ])
  expect(policies.get('EdgePreviewHeaders')).toMatch(/default-src 'none'.*sandbox allow-same-origin/)
  expect(policies.get('EdgePreviewHeaders')).not.toMatch(/script/)
  for (const policy of policies.values()) expect(policy).toContain("frame-ancestors 'none'")
  expect(policies.get('EdgeAdminHeaders')).toMatch(/script-src 'self';.*; worker-src 'self';/)
  expect(policies.get('EdgeMediaHeaders')).toMatch(/^default-src 'none'; script-src 'none';/)
  expect(policies.get('EdgeMediaHeaders')).toMatch(/; sandbox$/)
  for (const { ResponseHeadersPolicyConfig } of all.map(({ properties: own }) => own))
    expect(ResponseHeadersPolicyConfig.SecurityHeadersConfig.ContentTypeOptions).toEqual({ Override: true })
})

test('both origins keep their windows and files to themselves; uploaded files may be shown elsewhere', () => {
  const items = z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) })
  const all = resources('AWS::CloudFront::ResponseHeadersPolicy', {
    ResponseHeadersPolicyConfig: z.object({ CustomHeadersConfig: items }),
  })
  const headers = Object.fromEntries(
    all.map(({ id, properties: { ResponseHeadersPolicyConfig: config } }) => [
      withoutHash(id),
      Object.fromEntries(
        config.CustomHeadersConfig.Items.filter(({ Header }) => Header.startsWith('cross-origin')).map(
          ({ Header, Value }) => [Header.replace('cross-origin-', ''), Value],
        ),
      ),
    ]),
  )
  const own = { 'opener-policy': 'same-origin', 'resource-policy': 'same-origin' }
  expect(headers).toEqual({
    EdgeAdminHeaders: own,
    EdgeSiteHeaders: own,
    EdgePreviewHeaders: { 'resource-policy': 'same-origin' },
    EdgeMediaHeaders: { 'resource-policy': 'cross-origin' },
  })
})
