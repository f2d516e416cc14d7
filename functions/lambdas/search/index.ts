import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { API } from '@flou/shared/content/routing/apiPaths.ts'
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { environment, functionEnvironment } from '../../core/http/environment.ts'
import { originSecrets } from '../../core/http/originSecret.ts'
import { liveServices } from '../../core/http/services.ts'
import { bucketIndexFiles } from '../../features/search/storage/indexFiles.ts'
import { popularityReader } from '../../features/search/counts/popularity.ts'
import { searchCounter } from '../../features/search/counts/searchCounter.ts'
import type { CurrentPages } from '../../features/search/indexing/findPages.ts'
import { collectionReader } from '../../features/search/openSearch/collectionReader.ts'
import { openCollection, SEARCH_COLLECTION } from '../../features/search/openSearch/collection.ts'
import { indexReader } from '../../features/search/indexReader.ts'
import { manifest } from './manifest.ts'
import { searchPages } from '../../features/search/searchPage.ts'
import { searchRoutes } from '../../features/search/searchRoutes.ts'

const { SITE_BUCKET, ORIGIN_SECRET } = functionEnvironment(manifest)
const s3 = new S3Client()
const services = liveServices()
const { SEARCH_COLLECTION: collection } = environment(SEARCH_COLLECTION)
const source = {
  files: bucketIndexFiles(s3, SITE_BUCKET),
  now: () => performance.now(),
  popularity: popularityReader(services.table, services.now),
}
const { current }: { current: CurrentPages } =
  collection === ''
    ? indexReader(source)
    : collectionReader({ ...source, collection: openCollection(collection, s3.config) })
// preloads the index; requests report a failure
if (collection === '') current('', 'en').catch(() => undefined)

const count = searchCounter(services)
const callApi = apiHandler(searchRoutes({ current, count }), services)
const page = searchPages({
  read: async (key) => {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: SITE_BUCKET, Key: key }))
    return Body?.transformToString() ?? ''
  },
  current,
  count,
  ...originSecrets(ORIGIN_SECRET),
  now: () => new Date(),
})

export const handler = (event: APIGatewayProxyEventV2, context: Context) =>
  event.rawPath.startsWith(`${API}/`) ? callApi(event, context) : page(event)
