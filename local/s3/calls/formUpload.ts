import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../../aws/http.ts'
import { verifyChecksums } from '../protocol/body.ts'
import type { ObjectStore } from '../objectStore.ts'
import { verifyPolicy } from '../protocol/postPolicy.ts'
import { objectHeaders, sendXml } from './request.ts'
import { S3Error } from '../protocol/s3Error.ts'
import type { SecretFor } from '../protocol/signature.ts'
import { postedXml } from '../protocol/xml.ts'

export interface FormUploadDependencies {
  bucket: string
  store: ObjectStore
  secretFor: SecretFor
  /** @throws if the signer's role denies it */
  allow: (accessKey: string, bucket: string, key: string) => void
}

/** Like S3, ignores fields after the file. */
export async function formUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { bucket, store, secretFor, allow }: FormUploadDependencies,
): Promise<void> {
  const { fields, file } = await readForm(request)
  const permit = verifyPolicy(fields, bucket, { secretFor, now: new Date() })
  const key = (fields['key'] ?? '').replaceAll('${filename}', file.name)
  allow(permit.accessKey, bucket, key)
  const body = Buffer.from(await file.arrayBuffer())
  if (body.length < permit.minimum) throw new S3Error(400, 'EntityTooSmall', 'The upload is too small.')
  if (body.length > permit.maximum) {
    throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size')
  }
  verifyChecksums(body, fields, '')
  const stored = await store.put({ bucket, key, body, ...objectHeaders(fields) })
  const status = Number(fields['success_action_status'] ?? 204)
  if (status === 201) sendXml(response, postedXml(stored), 201)
  else response.writeHead(status === 200 ? 200 : 204, { etag: stored.etag }).end()
}

async function readForm(request: IncomingMessage): Promise<{ fields: Record<string, string>; file: File }> {
  const body = await readBody(request)
  const type = String(request.headers['content-type'])
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new S3Error(400, 'MalformedPOSTRequest', cause instanceof Error ? cause.message : undefined)
    })
  const fields: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value !== 'string') return { fields, file: value }
    fields[name.toLowerCase()] = value
  }
  throw new S3Error(400, 'InvalidArgument', 'POST requires exactly one file upload per request.')
}
