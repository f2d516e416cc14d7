import { readBody } from '../../aws/http.ts'
import { listObjects } from '../listing.ts'
import { sendXml, type S3Call } from './request.ts'
import { requireUnlocked } from '../objectLocked.ts'
import { S3Error } from '../protocol/s3Error.ts'
import { deletedXml, keysOf, listingXml } from '../protocol/xml.ts'

type Handler = (call: S3Call) => void | Promise<void>

export const bucketCalls: Record<string, Handler> = {
  GET({ store, bucket, query, response, allow }) {
    allow('s3:ListBucket')
    if (query.get('list-type') !== '2') {
      throw new S3Error(501, 'NotImplemented', 'Only version 2 of listing is known here.')
    }
    sendXml(response, listingXml(listObjects(store, bucket, query)))
  },
  HEAD({ response, allow }) {
    allow('s3:ListBucket')
    response.writeHead(200).end()
  },
  async POST({ request, response, store, bucket, query, allow }) {
    if (!query.has('delete')) throw new S3Error(501, 'NotImplemented')
    const keys = keysOf((await readBody(request)).toString())
    for (const key of keys) allow('s3:DeleteObject', key)
    for (const key of keys) requireUnlocked(store.head(bucket, key)?.metadata, new Date())
    for (const key of keys) store.remove(bucket, key)
    sendXml(response, deletedXml(keys))
  },
}
