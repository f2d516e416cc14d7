import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  type S3Client,
} from '@aws-sdk/client-s3'
import { directPut, type Headers } from './directPut.ts'

/** Browsers revalidate each time and receive 304. */
const REVALIDATE = 'no-cache'

export interface ListedObject {
  key: string
  modified: string
}

export const bucketObjects = (client: S3Client, bucket: string) => {
  const putBytes = directPut(client, bucket)
  return {
    put: (key: string, body: string | Uint8Array, headers: Headers): Promise<void> =>
      // encoding once is cheaper than for length, hash and transfer
      putBytes(key, typeof body === 'string' ? Buffer.from(body) : body, {
        CacheControl: REVALIDATE,
        ...headers,
      }),
    read: async (key: string): Promise<string | undefined> => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }))
        return await Body?.transformToString()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    remove: async (key: string): Promise<void> => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))
    },
    list: async (
      Prefix: string,
      StartAfter: string | undefined,
      MaxKeys: number,
    ): Promise<ListedObject[]> => {
      const { Contents = [] } = await client.send(
        new ListObjectsV2Command({
          Bucket: bucket,
          Prefix,
          MaxKeys,
          ...(StartAfter !== undefined && { StartAfter }),
        }),
      )
      return Contents.map(({ Key = '', LastModified = new Date() }) => ({
        key: Key,
        modified: LastModified.toISOString(),
      }))
    },
  }
}

export type BucketObjects = ReturnType<typeof bucketObjects>
