import type { Plugin } from 'esbuild'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

interface StandIn {
  filter: RegExp
  contents: string
}

/** Declarations in place of those of the file of that name; they may call `refuse`, which throws. */
const standIn = (name: string, declarations: string): StandIn => ({
  filter: new RegExp(String.raw`[\\/]${name.replaceAll(/[.]/g, '[.]')}[.]js$`), // a fixed word
  contents: `const refuse = () => { throw new Error('${name} is not bundled') }\n${declarations}`,
})

/** Modules of the AWS SDK that no function calls, by what is imported instead. The sizes are those of the minified bundle. */
const STAND_INS: readonly StandIn[] = [
  // Streams of events, such as S3 Select: no function opens one (14 KB).
  standIn(
    'event-streams/index',
    `export const eventStreamSerdeProvider = refuse
    export const resolveEventStreamSerdeConfig = (config) => config
    export class EventStreamSerde { constructor() { refuse() } }`,
  ),
  // Hashes for systems without node:crypto, which Node always has (8 KB).
  ...['Sha256Js', 'Sha1Js', 'Md5Js'].map((name) =>
    standIn(name, `export class ${name} { constructor() { refuse() } }`),
  ),
  // The client of DynamoDB asks for hosts only where that is switched on; without a cache it would ask each time (7 KB).
  standIn(
    'endpoint-cache/dist-es/index',
    'export class EndpointCache { getEndpoint() {} get() {} set() {} has() { return false } }',
  ),
  // Bodies of answers in browsers, sessions of S3 Express, the region that a machine of EC2 names (5 KB).
  standIn('sdk-stream-mixin.browser', 'export const sdkStreamMixin = refuse'),
  standIn(
    'S3ExpressIdentityProviderImpl',
    'export class S3ExpressIdentityProviderImpl { getS3ExpressIdentity() { refuse() } }',
  ),
  standIn('CreateSessionCommand', 'export class CreateSessionCommand { constructor() { refuse() } }'),
  // Signatures for several regions at once (3 KB).
  standIn(
    'signature-v4-multi-region/dist-es/SignatureV4MultiRegion',
    `import { SignatureV4SignWithCredentials } from './SignatureV4SignWithCredentials'
    export class SignatureV4MultiRegion extends SignatureV4SignWithCredentials {
      static sigv4aDependency() { return 'none' }
      sign(request, options) { return options?.signingRegion === '*' ? refuse() : super.sign(request, options) }
    }`,
  ),
  // The rules for endpoints of every kind of bucket (18 KB).
  standIn(
    'client-s3/dist-es/endpoint/endpointResolver',
    `import { awsEndpointFunctions } from '@aws-sdk/core/client'
    import { s3Endpoint } from ${JSON.stringify(join(import.meta.dirname, 's3Endpoint.ts'))}
    export const defaultEndpointResolver = (parameters) =>
      s3Endpoint(parameters, awsEndpointFunctions.partition(parameters.Region).dnsSuffix)`,
  ),
  // The rules for endpoints of DynamoDB in every kind of place (8 KB).
  standIn(
    'client-dynamodb/dist-es/endpoint/endpointResolver',
    `import { awsEndpointFunctions } from '@aws-sdk/core/client'
    import { dynamoEndpoint } from ${JSON.stringify(join(import.meta.dirname, 'dynamoEndpoint.ts'))}
    export const defaultEndpointResolver = (parameters) =>
      dynamoEndpoint(parameters, awsEndpointFunctions.partition(parameters.Region).dnsSuffix)`,
  ),
  // Retries at a rate of their own, where AWS_RETRY_MODE asks for them (3 KB).
  standIn(
    'util-retry/AdaptiveRetryStrategy',
    'export class AdaptiveRetryStrategy { constructor() { refuse() } }',
  ),
  // Settings in ~/.aws: a function has its own in the environment (2 KB).
  standIn(
    'shared-ini-file-loader/loadSharedConfigFiles',
    `export { CONFIG_PREFIX_SEPARATOR } from './constants'
    export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} })`,
  ),
  standIn('getInstanceMetadataRegion', 'export const getInstanceMetadataRegion = refuse'),
]

/**
 * The source of AWS's partitions without their tables of regions (4 KB): a region is known by its partition's pattern, too.
 * @throws where the source is no longer one object in JSON
 */
export function withoutRegions(source: string): string {
  const json = source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)
  const { partitions } = JSON.parse(json) as { partitions: { regions: object }[] } // the SDK's own format
  const patterns = partitions.map((partition) => ({ ...partition, regions: {} }))
  return `export const partitionsInfo = ${JSON.stringify({ partitions: patterns })}`
}

/** Keeps parts of the AWS SDK out of the bundles that no function calls. A stand-in throws if one ever does. */
export const sdkStandIns: Plugin = {
  name: 'sdk-stand-ins',
  setup(build) {
    for (const { filter, contents } of STAND_INS)
      build.onLoad({ filter }, ({ path }) => ({ contents, loader: 'js', resolveDir: dirname(path) }))
    build.onLoad({ filter: /[\\/]lib[\\/]aws[\\/]partitions\.js$/ }, async ({ path }) => ({
      contents: withoutRegions(await readFile(path, 'utf8')),
      loader: 'js',
    }))
    // Clients say their version in the user agent; the rest of the package's description is of no use (2.4 KB each).
    build.onLoad({ filter: /@aws-sdk[\\/]client-[\w-]+[\\/]package\.json$/ }, async ({ path }) => ({
      contents: versionOnly(await readFile(path, 'utf8')),
      loader: 'json',
    }))
  },
}

/** A package's description with nothing but its version. */
export const versionOnly = (description: string): string =>
  JSON.stringify({ version: (JSON.parse(description) as { version: string }).version })
