import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { readCachePolicies } from '../cdn/cachePolicies.ts'
import { distributionSchema, type DistributionConfig } from '../cdn/config.ts'
import { createDistribution } from '../cdn/distribution.ts'
import { compileEdgeFunction } from '../cdn/edgeFunction.ts'
import type { EdgeCaches } from '../cdn/edgeCache.ts'
import { headersPolicy, headersPolicySchema } from '../cdn/headersPolicy.ts'
import type { KeyValueStores } from '../cdn/keyValueStores.ts'
import type { ObjectCache } from '../cdn/objectCache.ts'
import { createOrigin, createOriginGroup, type Origin, type OriginDependencies } from '../cdn/origins.ts'
import { readRequestPolicies } from '../cdn/requestPolicies.ts'
import type { HttpApi } from '../httpApi/httpApi.ts'
import type { Faults } from '../likeAws/faults.ts'
import type { Permissions } from '../aws/permissions.ts'
import type { ObjectStore } from '../s3/objectStore.ts'
import { ACCOUNT } from '../template/attributes.ts'
import type { Stack } from '../template/stack.ts'

/** Handles local-only requests; returns true if it did. */
export type Before = (request: IncomingMessage, response: ServerResponse) => boolean

export interface Dependencies {
  stack: Stack
  store: ObjectStore
  cache: ObjectCache
  api: HttpApi
  permissions: Permissions
  buckets: readonly string[]
  edgeCaches: EdgeCaches
  keyValues: KeyValueStores
  faults: Faults
  onError: (cause: unknown) => void
}

const edgeFunctionSchema = z.looseObject({
  FunctionCode: z.string(),
  FunctionConfig: z.looseObject({
    KeyValueStoreAssociations: z._default(z.array(z.looseObject({ KeyValueStoreARN: z.string() })), []),
  }),
})

export function createDistributions(dependencies: Dependencies): (id: string, before?: Before) => Server {
  const { stack, edgeCaches, faults, store, onError } = dependencies
  const lookups = { cachePolicyOf: readCachePolicies(stack), requestPolicyOf: readRequestPolicies(stack) }
  const policies = new Map(
    stack
      .all('AWS::CloudFront::ResponseHeadersPolicy', headersPolicySchema)
      .map((policy) => [policy.logicalId, headersPolicy(policy.ResponseHeadersPolicyConfig)]),
  )
  const functions = new Map(
    stack
      .all('AWS::CloudFront::Function', edgeFunctionSchema)
      .map(({ logicalId, FunctionCode, FunctionConfig }) => {
        const [association] = FunctionConfig.KeyValueStoreAssociations
        const read = (key: string) =>
          association && dependencies.keyValues.valueAtEdge(association.KeyValueStoreARN, key)
        return [stack.attribute(logicalId, 'FunctionARN'), compileEdgeFunction(FunctionCode, logicalId, read)]
      }),
  )
  const configs = new Map(
    stack
      .all('AWS::CloudFront::Distribution', distributionSchema)
      .map((distribution) => [distribution.logicalId, distribution.DistributionConfig]),
  )

  return (id, before) => {
    const config = required(configs.get(id), `distribution ${id}`)
    const arn = `arn:aws:cloudfront::${ACCOUNT}:distribution/${id}`
    const canRead = (bucket: string) => dependencies.permissions.canRead(arn, bucket)
    return createDistribution(config, {
      store,
      ...lookups,
      originOf: originsOf(config, { ...dependencies, canRead }),
      headersPolicyOf: (name) => required(policies.get(name), `response headers policy ${name}`),
      functionOf: (name) => required(functions.get(name), `edge function ${name}`),
      edgeCache: edgeCaches.of(id, config.CacheTagConfig?.HeaderName),
      hasSizeLimits: faults.isOn('sizeLimits'),
      onError,
      ...(before && { before }),
    })
  }
}

function originsOf(config: DistributionConfig, dependencies: OriginDependencies): (name: string) => Origin {
  const origins = new Map(config.Origins.map((origin) => [origin.Id, createOrigin(origin, dependencies)]))
  const originOf = (name: string) => required(origins.get(name), `origin ${name}`)
  for (const group of config.OriginGroups.Items) origins.set(group.Id, createOriginGroup(group, originOf))
  return originOf
}

function required<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The template names a ${what} that is not there.`)
  return value
}
