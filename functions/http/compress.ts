import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'

/** Shorter answers fit into a packet as they are, in bytes. */
const LEAST_BYTES = 1_400
/** 42 KB of a list become 6 KB in 0.4 ms of processor time; a level more takes half as long again for a tenth. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const ENCODERS = {
  br: (body: string) => brotliCompressSync(body, BROTLI),
  gzip: (body: string) => gzipSync(body),
} as const
type Encoding = keyof typeof ENCODERS

/** A header is looked at to this length. */
const MOST_LETTERS = 256

/** True where `Accept-Encoding` names an encoding and does not forbid it (RFC 9110, 12.5.3). */
function isAccepted(accepted: string, encoding: Encoding): boolean {
  const entry = accepted.split(',').find((one) => one.split(';')[0]?.trim().toLowerCase() === encoding)
  return entry !== undefined && !/;\s*q=0(?:\.0{0,3})?\s*$/i.test(entry)
}

/** The encoding for a browser, Brotli before gzip; undefined for none. */
export function encodingFor(accepted = ''): Encoding | undefined {
  const header = accepted.slice(0, MOST_LETTERS)
  return (['br', 'gzip'] as const).find((encoding) => isAccepted(header, encoding))
}

/**
 * An answer as its browser takes it: compressed where it is long. CloudFront compresses what it may cache, and answers of functions are
 * never cached (infra/constructs/edge), so that lists and pages would travel at seven times their size.
 */
export function compressed(
  result: APIGatewayProxyStructuredResultV2,
  { headers }: Pick<APIGatewayProxyEventV2, 'headers'>,
): APIGatewayProxyStructuredResultV2 {
  const { body = '', isBase64Encoded = false, headers: given = {} } = result
  if (isBase64Encoded || given['content-encoding'] !== undefined || Buffer.byteLength(body) < LEAST_BYTES)
    return result
  const vary = [given['vary'], 'accept-encoding'].filter((one) => one !== undefined).join(', ')
  // the search gets it from the CDN's own function (infra/cdn/siteRequest.js)
  const encoding = encodingFor(headers['x-accept-encoding'] ?? headers['accept-encoding'])
  if (encoding === undefined) return { ...result, headers: { ...given, vary } }
  return {
    ...result,
    headers: { ...given, vary, 'content-encoding': encoding },
    body: ENCODERS[encoding](body).toString('base64'),
    isBase64Encoded: true,
  }
}
