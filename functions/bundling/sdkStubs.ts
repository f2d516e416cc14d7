import type { Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

interface ModuleStub {
  filter: RegExp
  contents: string
}

const stubModule = (name: string, declarations: string): ModuleStub => ({
  filter: new RegExp(String.raw`[\\/]${name.replaceAll(/[.]/g, '[.]')}[.]js$`),
  contents: `const refuse = () => { throw new Error('${name} is not bundled') }\n${declarations}`,
})

/** Unused modules of the AWS SDK; sizes are of the minified bundle. */
const MODULE_STUBS: readonly ModuleStub[] = [
  stubModule(
    'event-streams/index',
    `export const eventStreamSerdeProvider = refuse
    export const resolveEventStreamSerdeConfig = (config) => config
    export class EventStreamSerde { constructor() { refuse() } }`,
  ),
  ...['Sha256Js', 'Sha1Js', 'Md5Js'].map((name) =>
    stubModule(name, `export class ${name} { constructor() { refuse() } }`),
  ),
  // Endpoint discovery cache; discovery is disabled (7 KB).
  stubModule(
    'endpoint-cache/dist-es/index',
    'export class EndpointCache { getEndpoint() {} get() {} set() {} has() { return false } }',
  ),
  // Browser response bodies, S3 Express sessions, EC2 instance region (5 KB).
  stubModule('sdk-stream-mixin.browser', 'export const sdkStreamMixin = refuse'),
  stubModule(
    'S3ExpressIdentityProviderImpl',
    'export class S3ExpressIdentityProviderImpl { getS3ExpressIdentity() { refuse() } }',
  ),
  stubModule('CreateSessionCommand', 'export class CreateSessionCommand { constructor() { refuse() } }'),
  stubModule(
    'signature-v4-multi-region/dist-es/SignatureV4MultiRegion',
    `import { SignatureV4SignWithCredentials } from './SignatureV4SignWithCredentials'
    export class SignatureV4MultiRegion extends SignatureV4SignWithCredentials {
      static sigv4aDependency() { return 'none' }
      sign(request, options) { return options?.signingRegion === '*' ? refuse() : super.sign(request, options) }
    }`,
  ),
  stubModule(
    'client-s3/dist-es/endpoint/endpointResolver',
    `import { awsEndpointFunctions } from '@aws-sdk/core/client'
    import { s3Endpoint } from ${JSON.stringify(join(import.meta.dirname, 's3Endpoint.ts'))}
    export const defaultEndpointResolver = (parameters) =>
      s3Endpoint(parameters, awsEndpointFunctions.partition(parameters.Region).dnsSuffix)`,
  ),
  stubModule(
    'client-dynamodb/dist-es/endpoint/endpointResolver',
    `import { awsEndpointFunctions } from '@aws-sdk/core/client'
    import { dynamoEndpoint } from ${JSON.stringify(join(import.meta.dirname, 'dynamoEndpoint.ts'))}
    export const defaultEndpointResolver = (parameters) =>
      dynamoEndpoint(parameters, awsEndpointFunctions.partition(parameters.Region).dnsSuffix)`,
  ),
  // Adaptive retries, enabled by AWS_RETRY_MODE (3 KB).
  stubModule(
    'util-retry/AdaptiveRetryStrategy',
    'export class AdaptiveRetryStrategy { constructor() { refuse() } }',
  ),
  stubModule(
    'shared-ini-file-loader/loadSharedConfigFiles',
    `export { CONFIG_PREFIX_SEPARATOR } from './constants'
    export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })`,
  ),
  stubModule('getInstanceMetadataRegion', 'export const getInstanceMetadataRegion = refuse'),
]

/**
 * Removes region tables (4 KB); regions still match the partition's pattern.
 * @throws if the source is no longer one JSON object
 */
export function withoutRegions(source: string): string {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)
  const { partitions } = JSON.parse(json) as { partitions: { regions: object }[] }
  const patterns = partitions.map((partition) => ({ ...partition, regions: {} }))
  return `export const partitionsInfo = ${JSON.stringify({ partitions: patterns })}`
}

/** Replaces unused SDK modules; a stub throws if called. */
export const sdkStubs: Plugin = {
  name: 'sdk-stand-ins',
  setup(build) {
    for (const { filter, contents } of MODULE_STUBS)
      build.onLoad({ filter }, ({ path }) => ({ contents, loader: 'js', resolveDir: dirname(path) }))
    build.onLoad({ filter: /[\\/]lib[\\/]aws[\\/]partitions\.js$/ }, async ({ path }) => ({
      contents: withoutRegions(await readFile(path, 'utf8')),
      loader: 'js',
    }))
    // Only the version is used, in the user agent (2.4 KB per client).
    build.onLoad({ filter: /@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/ }, async ({ path }) => ({
      contents: versionOnly(await readFile(path, 'utf8')),
      loader: 'json',
    }))
  },
}

const versionOnly = (description: string): string =>
  JSON.stringify({ version: (JSON.parse(description) as { version: string }).version })
