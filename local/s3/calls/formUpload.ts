import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../../aws/http.ts'
import { verifyChecksums } from '../protocol/body.ts'
import type { ObjectStore } from '../objectStore.ts'
import { verifyPolicy } from '../protocol/postPolicy.ts'
import { objectHeaders, sendXml } from './request.ts'
import { S3Error } from '../protocol/s3Error.ts'
import type { SecretFor } from '../protocol/signature.ts'
import { postedXml } from '../protocol/xml.ts'

export interface FormUploadParts {
  bucket: string
  store: ObjectStore
  secretFor: SecretFor
  /** Throws where the signer's role may not put the object. */
  allow: (accessKey: string, bucket: string, key: string) => void
}

/** A browser's upload by form (POST policy). Everything after the file is ignored, as the service does. */
export async function formUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { bucket, store, secretFor, allow }: FormUploadParts,
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
