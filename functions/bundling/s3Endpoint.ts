/** What the client of S3 knows of an operation when it asks for the endpoint. */
export interface S3EndpointParameters {
  Bucket?: string
  /** Where S3 is, instead of AWS: the local runtime. */
  Endpoint?: string
  Region?: string
  ForcePathStyle?: boolean
  UseFIPS?: boolean
  UseDualStack?: boolean
  Accelerate?: boolean
}

/** A bucket's name that can be part of a host's; one with dots cannot, because of certificates. */
const isHostLabel = (bucket: string): boolean => /^[a-z\d][a-z\d-]{1,61}[a-z\d]$/.test(bucket)
/** Names that are no plain buckets: access points, directory buckets, Outposts, tables; signs that no bucket has. */
const OTHER_KINDS = /^arn:|--(?:x|xa|op|table)-s3$|[^\w.-]/

const isIp = (host: string): boolean => /^(\d+\.){3}\d+$/.test(host) || host.startsWith('[')

/**
 * Where a plain bucket is and how its requests are signed: what the SDK's own rules answer, without those for access points, Outposts,
 * S3 Express, acceleration, FIPS and dual stack, which are 18 KB of a bundle. Throws where one of these is asked for.
 * @param dnsSuffix that of the region's partition: `amazonaws.com`
 */
export function s3Endpoint(parameters: S3EndpointParameters, dnsSuffix: string) {
  const { Bucket = '', Endpoint, Region = '', ForcePathStyle, UseFIPS, UseDualStack, Accelerate } = parameters
  if (UseFIPS || UseDualStack || Accelerate || OTHER_KINDS.test(Bucket))
    throw new Error('This kind of S3 endpoint is not bundled')
  const url = new URL(Endpoint ?? `https://s3.${Region}.${dnsSuffix}`)
  if (Bucket !== '' && isHostLabel(Bucket) && !isIp(url.hostname) && !ForcePathStyle)
    url.host = `${Bucket}.${url.host}`
  else if (Bucket !== '') url.pathname = `${url.pathname.replace(/\/$/, '')}/${Bucket}`
  const scheme = {
    disableDoubleEncoding: true,
    name: 'sigv4',
    signingName: 's3',
    signingRegion: Region,
  }
  return { url, properties: { authSchemes: [scheme] }, headers: {} }
}
