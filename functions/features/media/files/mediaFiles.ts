import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { media } from '@flou/shared/content/types/media.ts'
import { textOf } from '../../../core/store/texts.ts'
import type { FileRemover } from '../../../core/operations/records/purgeRecord.ts'

interface Services {
  s3: S3Client
  bucket: string
}
type Values = Readonly<Record<string, unknown>>

function keysIn({ path, thumbnail, whole, original, variants }: Values): string[] {
  const sizes = (variants ?? []) as { path: string }[]
  const paths = [path, thumbnail, whole, ...sizes.map((size) => size.path)].map((each) =>
    textOf(each).slice(1),
  )
  return [...paths, textOf(original)].filter((key) => key !== '')
}

/** Deletes the files of all revisions; records never share files. */
export const mediaFiles =
  ({ s3, bucket }: Services): FileRemover =>
  async (type, revisions) => {
    if (type.key !== media.key) return
    const fileKeys = new Set(revisions.flatMap(keysIn))
    await Promise.all(
      [...fileKeys].map((key) => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))),
    )
  }

export const openMediaFiles = (bucket: string): FileRemover => mediaFiles({ s3: new S3Client(), bucket })
