import type { StoredRecord } from '@flou/shared/api.ts'
import { DUPLICATES, type OnDuplicate, type UploadTicket } from '@flou/shared/upload.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { missingIs } from '@flou/shared/content/values/issue.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import * as z from 'zod/mini'
import { changeOf } from '../http/records/operationContext.ts'
import { AppError } from '../appError.ts'
import type { Caller } from '../http/call.ts'
import { endpoint, SIGNED_IN } from '../http/endpoint.ts'
import { recordOf } from '../store/liveItem.ts'
import type { Change } from '../store/write/change.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { earlierAnswer } from '../store/write/idempotency.ts'
import { FILE_KINDS, isMime } from '../mediaFiles/fileKind.ts'
import type { MediaStorage } from '../mediaFiles/mediaStorage.ts'
import { copyHash, fileWith } from '../operations/media/hash.ts'
import { folderFor, hashOf, requireKind, takeIn, wrongFile } from '../mediaFiles/ingestUpload.ts'

const name = z.string(missingIs('required')).check(z.minLength(1, 'required'))
const ticketInput = z.object({ name, mime: z.string(), size: z.int(missingIs('required', 'notANumber')) })
const completeInput = z.object({
  key: z.string(missingIs('required')),
  name,
  folderId: z._default(z.int().check(z.minimum(0)), 0),
  onDuplicate: z._default(z.literal([...DUPLICATES]), 'use'),
})

/** Uploads carry their owner: nobody completes another person's. */
const uploadPrefix = ({ id }: Caller) => `uploads/${id}-`

export function requireOwnUpload(caller: Caller, key: string): void {
  if (!key.startsWith(uploadPrefix(caller)) || !/^[\w/-]+$/.test(key)) throw wrongFile('fileMissing')
}
const MEGABYTE = 1024 * 1024

/** `POST /api/dashboard/media/uploads`: a form with which the browser posts the file straight to the bucket. */
export const requestUpload = (storage: MediaStorage) =>
  endpoint({
    input: ticketInput,
    permission: SIGNED_IN,
    handle: async ({ body: { mime, size }, caller, services }) => {
      if (!isMime(mime)) throw wrongFile('fileType')
      const { bytes } = FILE_KINDS[mime]
      if (size < 1 || size > bytes) throw wrongFile(`fileTooLarge:${bytes / MEGABYTE}`)
      const key = `${uploadPrefix(caller)}${services.newId()}`
      const data: UploadTicket = { ...(await storage.ticket({ key, mime, maxBytes: bytes })), key }
      return { data, status: 201 }
    },
  })

/**
 * `POST /api/dashboard/media` `{ key, name, folderId?, onDuplicate? }`: takes an upload into the library. May be repeated with the
 * same idempotency key until an answer comes. Content that is there already answers its record, or `duplicate` where asked to.
 */
export const completeUpload = (storage: MediaStorage) =>
  endpoint({
    input: completeInput,
    permission: SIGNED_IN,
    handle: async (call) => {
      const { key, name: given, folderId, onDuplicate } = call.body
      requireOwnUpload(call.caller, key)
      const change = changeOf(call, 'media')
      const earlier = await earlierAnswer(change)
      if (earlier) return { data: recordOf(earlier), status: 201, message: 'saved' }
      const name = given.trim().slice(0, LIMITS.text)
      const data = await recordUpload(change, { storage, key, name, folderId, onDuplicate })
      return { data, status: 201, message: 'saved' }
    },
  })

interface Arrived {
  storage: MediaStorage
  key: string
  name: string
  folderId: number
  onDuplicate: OnDuplicate
}

/** What has been uploaded, and where its files go. Throws `validation_failed` where it is not there or nothing the library takes. */
export async function requireArrived(storage: MediaStorage, key: string) {
  const upload = await storage.peek(key)
  if (!upload) throw wrongFile('fileMissing')
  return { upload, mime: requireKind(upload), folder: folderFor(key), hash: hashOf(upload) }
}

async function recordUpload(change: Change, arrived: Arrived): Promise<StoredRecord> {
  const { storage, key, name, folderId, onDuplicate } = arrived
  const { upload, mime, folder, hash: own } = await requireArrived(storage, key)
  const known = await fileWith(change, own)
  if (known && onDuplicate !== 'keep') return answerKnown(known, onDuplicate)
  const hash = known ? copyHash(own, folder) : own
  const file = await takeIn({ storage, key, mime, folder, upload })
  try {
    const record = await createRecord(change, media, {
      fields: { ...initialOf(media.shape, change.now), ...file, name, folderId, hash },
    })
    await storage.remove(key)
    return record
  } catch (error) {
    // the same file has been taken in at the same time
    const isTaken = error instanceof AppError && error.fields?.['Hash'] !== undefined
    const other = isTaken ? await fileWith(change, own) : undefined
    if (other) return answerKnown(other, onDuplicate)
    throw error
  }
}

/** The upload stays for a day: it may yet be kept, or this very call be repeated. */
function answerKnown(known: StoredRecord, onDuplicate: OnDuplicate): StoredRecord {
  if (onDuplicate === 'ask') throw new AppError('duplicate', { data: known })
  return known
}
