import type { StoredRecord } from '@flou/shared/api.ts'
import type { OnDuplicate } from '@flou/shared/media.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { AppError } from '../../appError.ts'
import { folderFor, hashOf, ingestUpload } from '../../mediaFiles/ingestUpload.ts'
import { hasStructure } from '../../mediaFiles/fileStructure.ts'
import { requireKind, wrongFile } from '../../mediaFiles/requireKind.ts'
import type { MediaStorage } from '../../mediaFiles/mediaStorage.ts'
import { createRecord } from '../../store/write/createRecord.ts'
import type { Content, WriteContext } from '../../store/writeContext.ts'
import { passSave } from '../hooks/runHooks.ts'
import type { Caller, Operation, OperationContext } from '../operation.ts'
import { earlierRecord } from '../records/place.ts'
import { USE_MEDIA } from './useMedia.ts'
import { copyHash, fileWith } from './hash.ts'

/** Uploads carry their owner: nobody completes another person's. */
export const uploadPrefix = ({ id }: Caller): string => `uploads/${id}-`

/** Throws `validation_failed` at `File` for an upload that is not the caller's. */
export function requireOwnUpload(caller: Caller, key: string): void {
  if (!key.startsWith(uploadPrefix(caller)) || !/^[\w/-]+$/.test(key)) throw wrongFile('fileMissing')
}

/** What has been uploaded, and where its files go. Throws `validation_failed` where it is not there or nothing the library takes. */
export async function requireArrived(storage: MediaStorage, key: string) {
  const upload = await storage.peek(key)
  if (!upload) throw wrongFile('fileMissing')
  const mime = requireKind(upload)
  const file = {
    size: upload.size,
    read: (from: number, length: number) => storage.readPart(key, from, length),
  }
  if (!(await hasStructure(mime, file))) throw wrongFile('fileContent')
  return { upload, mime, folder: folderFor(key), hash: hashOf(upload) }
}

/** An upload that has arrived in the bucket. */
interface Arrived {
  storage: MediaStorage
  /** Key of the upload. */
  key: string
  name: string
  folderId: number
  onDuplicate: OnDuplicate
}

/** Fields of a new file, or the file with the same content that is there already. */
type Ingested = { content: Content; own: string } | { known: StoredRecord }

async function ingested(context: OperationContext, arrived: Arrived): Promise<Ingested> {
  const { storage, key, name, folderId, onDuplicate } = arrived
  const { upload, mime, folder, hash: own } = await requireArrived(storage, key)
  const known = await fileWith(context, own)
  if (known && onDuplicate !== 'keep') return { known: knownFile(known, onDuplicate) }
  const hash = known ? copyHash(own, folder) : own
  const file = await ingestUpload({ storage, key, mime, folder, upload })
  const fields = { ...initialOf(media.shape, context.now), ...file, name, folderId, hash }
  return { content: await passSave(context, media, { fields }), own }
}

/** The upload stays for a day: it may yet be kept, or this very call be repeated. Throws `duplicate` where that was asked for. */
function knownFile(known: StoredRecord, onDuplicate: OnDuplicate): StoredRecord {
  if (onDuplicate === 'ask') throw new AppError('duplicate', { data: known })
  return known
}

async function recorded(context: WriteContext, arrived: Arrived, file: Ingested): Promise<StoredRecord> {
  if ('known' in file) return file.known
  try {
    const record = await createRecord(context, media, file.content)
    await arrived.storage.remove(arrived.key)
    return record
  } catch (error) {
    // the same file has been ingested at the same time
    const isTaken = error instanceof AppError && error.fields?.['Hash'] !== undefined
    const other = isTaken ? await fileWith(context, file.own) : undefined
    if (other) return knownFile(other, arrived.onDuplicate)
    throw error
  }
}

/** An upload taken into the library. Content that is there already answers its record, or `duplicate` where asked to. */
export const ingestUploadOperation = (arrived: Arrived): Operation<undefined, Ingested, StoredRecord> => ({
  name: 'ingestUpload',
  permission: USE_MEDIA,
  isCostly: true,
  read: () => Promise.resolve(undefined),
  prepare: (context) => {
    requireOwnUpload(context.caller, arrived.key)
    return ingested(context, arrived)
  },
  commit: (context, _, file) => recorded(context, arrived, file),
  earlierAnswer: earlierRecord,
})
