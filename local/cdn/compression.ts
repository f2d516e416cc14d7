import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachePolicy } from './cachePolicies.ts'

export type Encoding = 'br' | 'gzip'

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
}
export const compress = (encoding: Encoding, body: Buffer) => compressors[encoding](body)

/** CloudFront's rule: these types from 1,000 to 10,000,000 bytes. */
const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json|rss\+xml|atom\+xml|wasm|x-javascript)|image\/(svg\+xml|x-icon|vnd\.microsoft\.icon|bmp)|font\/(ttf|otf))/

export const isCompressible = (type: string, size: number) =>
  size >= 1000 && size <= 10_000_000 && COMPRESSIBLE.test(type)

/** Prefers Brotli; undefined for none. */
export function encodingFor(accepted: string, policy: CachePolicy): Encoding | undefined {
  if (policy.brotli && /\bbr\b/.test(accepted)) return 'br'
  return policy.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}
