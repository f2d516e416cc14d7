import { DeleteObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { media } from '@flou/shared/content/types/media.ts'
import { textOf } from '../store/texts.ts'
import type { FileRemover } from '../operations/records/purgeRecord.ts'

interface Services {
  s3: S3Client
  bucket: string
}
type Values = Readonly<Record<string, unknown>>

/** Keys of a version's files: as pages and the library show it, uncut, as it was uploaded. */
function keysIn({ path, thumbnail, whole, original, variants }: Values): string[] {
  const sizes = (variants ?? []) as { path: string }[] // written by the media function
  const addresses = [path, thumbnail, whole, ...sizes.map((size) => size.path)].map((each) =>
    textOf(each).slice(1),
  )
  return [...addresses, textOf(original)].filter((key) => key !== '')
}

/** Removes the files of purged media, those of earlier versions included; no two records share a file. */
export const mediaFiles =
  ({ s3, bucket }: Services): FileRemover =>
  async (type, versions) => {
    if (type.key !== media.key) return
    const wanted = new Set(versions.flatMap(keysIn))
    await Promise.all(
      [...wanted].map((key) => s3.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }))),
    )
  }
