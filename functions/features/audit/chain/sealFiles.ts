import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { canonicalText } from './canonicalHash.ts'
import { sealHash, type Seal } from './chain.ts'
import { hashOfSealText, sealKey, type ReadSeal } from './sealText.ts'

/** `instanceof` would fail: the bundler drops this error class. */
const httpStatusOf = (error: unknown): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** Bucket of the seals. Objects are written once; object lock is configured in infra/config.ts. */
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

  /** Writes a seal unless the day has one. Returns true if the bucket contains exactly this seal. */
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
      if (httpStatusOf(error) !== 412) throw error
    }
    return hashOfSealText((await this.read(seal.day)) ?? '') === sealHash(seal)
  }
}
