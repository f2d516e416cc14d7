import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { canonicalText } from './canonicalHash.ts'
import { sealHash, type Seal } from './chain.ts'
import { hashOfSealText, sealKey, type ReadSeal } from './sealText.ts'

/** The HTTP status of a refused call; its class is not among those that the bundles keep. */
const statusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode // as the SDK's errors have it

/** The bucket of the seals. Each is written once; how long nobody can change it, is the bucket's own setting (infra/config.ts). */
export class SealFiles {
  readonly #client: S3Client
  readonly #bucket: string

  constructor(bucket: string, client: S3Client = new S3Client()) {
    this.#client = client
    this.#bucket = bucket
  }

  readonly read: ReadSeal = async (day) => {
    try {
      const { Body } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: sealKey(day) }),
      )
      return await Body?.transformToString()
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined
      throw error
    }
  }

  /** Writes a seal, unless the day has one. Returns whether the bucket has this seal now, and no other. */
  async write(seal: Seal): Promise<boolean> {
    try {
      await this.#client.send(
        new PutObjectCommand({
          Bucket: this.#bucket,
          Key: sealKey(seal.day),
          Body: canonicalText(seal),
          ContentType: 'application/json',
          IfNoneMatch: '*',
        }),
      )
      return true
    } catch (error) {
      if (statusOf(error) !== 412) throw error
    }
    return hashOfSealText((await this.read(seal.day)) ?? '') === sealHash(seal)
  }
}
