import { randomUUID } from 'node:crypto'
import {
  CreateInvalidationCommand,
  TooManyInvalidationsInProgress,
  type CloudFrontClient,
} from '@aws-sdk/client-cloudfront'
import { LANGUAGES } from '@flou/shared/locale.ts'
import { addressOf } from '@flou/shared/publishing.ts'
import { fileEndings } from '@flou/shared/site/pages.ts'
import { allFileKeys, fileKeys } from './siteFiles.ts'

/** CloudFront allows 3,000 paths in progress; above this many, one wildcard is cheaper and quicker. */
const MAX_PATHS = 2_000

const EVERYTHING = ['/*']

/** Tells the CDN that pages or files have changed. */
export type Invalidate = (paths: Iterable<string>, files: Iterable<string>) => Promise<void>

/** Addresses of a page: as visitors ask for them and as the viewer-request function rewrites them. */
const addressesOf = (path: string): string[] =>
  LANGUAGES.flatMap((language) => {
    const address = addressOf(path, language)
    const keys = fileKeys(path, language)
    const data = address === '/' ? '/_.data' : `${address}.data`
    return [
      address,
      ...(keys.data === undefined ? [] : [data]),
      ...fileEndings(path).map((ending) => `${address}.${ending}`),
      ...allFileKeys(path, language).map((key) => `/${key}`),
    ]
  })

/** A path as CloudFront compares it: as in the request, so that a star in it would not count as a wildcard. */
const encoded = (path: string) => encodeURI(path).replaceAll('*', '%2A')

/** The CDN of a distribution. Does nothing where there is none. */
export function cdn(client: CloudFrontClient, distributionId: string) {
  const send = async (paths: readonly string[]): Promise<void> => {
    await client.send(
      new CreateInvalidationCommand({
        DistributionId: distributionId,
        InvalidationBatch: {
          CallerReference: randomUUID(),
          Paths: { Quantity: paths.length, Items: [...paths] },
        },
      }),
    )
  }
  /** One invalidation for a whole batch, by exact path; a wildcard where that is too many, by itself or with those in progress. */
  const invalidate: Invalidate = async (paths, files) => {
    const items = new Set([...[...paths].flatMap(addressesOf), ...[...files].map((file) => `/${file}`)])
    if (distributionId === '' || items.size === 0) return
    if (items.size > MAX_PATHS) return send(EVERYTHING)
    await send([...items].map(encoded)).catch((error: unknown) => {
      // wildcards are counted apart
      if (error instanceof TooManyInvalidationsInProgress) return send(EVERYTHING)
      throw error
    })
  }
  const invalidateAll = async () => {
    if (distributionId !== '') await send(EVERYTHING)
  }
  return { invalidate, invalidateAll }
}
