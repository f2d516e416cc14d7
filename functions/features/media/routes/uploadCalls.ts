import { DUPLICATES, type UploadTicket } from '@flou/shared/media/media.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { oneLine } from '@flou/shared/strings/oneLine.ts'
import { isBlank } from '@flou/shared/strings/visible.ts'
import * as z from 'zod/mini'
import { endpoint } from '../../../core/http/endpoint.ts'
import { operationContext } from '../../../core/http/records/operationContext.ts'
import { FILE_KINDS, isMime } from '../files/fileKind.ts'
import { tooLargeFile, wrongFile } from '../files/requireKind.ts'
import type { OpenStorage } from '../files/mediaStorage.ts'
import { ingestUploadOperation, uploadPrefix } from '../uploads.ts'
import { perform } from '../../../core/operations/perform.ts'
import { USE_MEDIA } from '../useMedia.ts'
import { MEDIA_SERVICE } from './fileCalls.ts'
import { typeError } from '@flou/shared/content/schema.ts'
import { cutText } from '@flou/shared/strings/letters.ts'

const name = z.string(typeError('required')).check(z.refine((text) => !isBlank(text), 'required'))
const ticketInput = z.object({ name, mime: z.string(), size: z.int(typeError('required', 'notANumber')) })
const completeInput = z.object({
  key: z.string(typeError('required')),
  name,
  folderId: z._default(z.int().check(z.minimum(0)), 0),
  onDuplicate: z._default(z.literal([...DUPLICATES]), 'use'),
})

/** `POST /api/dashboard/media/uploads`: returns a presigned POST form for the bucket. */
export const requestUpload = (openStorage: OpenStorage) =>
  endpoint({
    input: ticketInput,
    permission: USE_MEDIA,
    handle: async ({ body: { mime, size }, caller, services }) => {
      if (!isMime(mime)) throw wrongFile('fileType')
      const { bytes } = FILE_KINDS[mime]
      if (size < 1 || size > bytes) throw tooLargeFile(bytes)
      const key = `${uploadPrefix(caller)}${services.newId()}`
      const storage = await openStorage()
      const data: UploadTicket = { ...(await storage.ticket({ key, mime, maxBytes: bytes })), key }
      return { data, status: 201 }
    },
  })

/**
 * `POST /api/dashboard/media` `{ key, name, folderId?, onDuplicate? }`: ingests an upload. Idempotent;
 * duplicates return the existing record or `duplicate`.
 */
export const completeUpload = (openStorage: OpenStorage) =>
  endpoint({
    input: completeInput,
    permission: USE_MEDIA,
    handle: async (call) => {
      const { name: typedName, ...arrived } = call.body
      const name = cutText(oneLine(typedName).trim(), LIMITS.text)
      const operation = ingestUploadOperation({ ...arrived, name, storage: await openStorage() })
      const data = await perform(operation, operationContext(call, MEDIA_SERVICE))
      return { data, status: 201, message: 'saved' }
    },
  })
