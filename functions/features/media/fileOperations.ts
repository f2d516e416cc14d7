import type { StoredRecord } from '@flou/shared/api.ts'
import { buildSchema } from '@flou/shared/content/schema.ts'
import { declareFields } from '@flou/shared/content/declaration.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { mediaKindOf, normalTag, type CropArea } from '@flou/shared/media/media.ts'
import { ingestUpload } from './files/ingest/ingestUpload.ts'
import { wrongFile } from './files/requireKind.ts'
import type { MediaStorage } from './files/mediaStorage.ts'
import type { MediaFields } from '../../core/store/read/publicMedia.ts'
import { dataOf } from '../../core/store/liveItem.ts'
import { updateRecord } from '../../core/store/write/saveRecord.ts'
import type { Content, Snapshot, Values } from '../../core/store/writeContext.ts'
import { runSaveHook } from '../../core/operations/hooks/runHooks.ts'
import { parse } from '../../core/operations/input/parse.ts'
import type { ChangeRequestInput, Operation, OperationContext } from '../../core/operations/operation.ts'
import { MANAGE_MEDIA, permissionKeys } from '../../core/operations/permission.ts'
import { earlierRecord, readRecord, type ContentTarget } from '../../core/operations/records/contentTarget.ts'
import { requireRevision } from '../../core/operations/records/writeContent.ts'
import { usageOf } from '../../core/operations/usage.ts'
import { cropFields, NO_CROP } from './crop.ts'
import { withUniqueHash } from './hash.ts'
import { USE_MEDIA } from './useMedia.ts'
import { requireUpload, requireOwnUpload } from './uploads.ts'

type FileOperation = Operation<Snapshot, Content, StoredRecord>
interface FileRevision {
  id: number
  version: number
}

export const fileTarget = (id: number): ContentTarget<typeof media> => ({
  type: media,
  id,
  permission: MANAGE_MEDIA,
})

export const toFileStoreRequest = (
  { type, id, permission }: ContentTarget,
  fields: Values,
): ChangeRequestInput => ({
  type,
  id,
  permission: permissionKeys(permission),
  command: { name: 'store', fields },
})

const fileOperation = (
  id: number,
  fieldsOf: (context: OperationContext, before: Snapshot) => Promise<Values> | Values,
): Pick<
  FileOperation,
  'permission' | 'read' | 'prepare' | 'commit' | 'toChangeRequest' | 'earlierResult'
> => ({
  permission: MANAGE_MEDIA,
  read: (context) => readRecord(context, fileTarget(id)),
  prepare: async (context, before) =>
    runSaveHook(context, media, { fields: await fieldsOf(context, before), before }),
  commit: (context, before, content) => updateRecord(context, media, { before, ...content }),
  toChangeRequest: (_, { fields }) => toFileStoreRequest(fileTarget(id), fields),
  earlierResult: earlierRecord,
})

const { name, folderId, tags, decorative, focalX, focalY } = media.declaration.fields
const editable = declareFields({
  fields: { name, folderId, tags, decorative, focalX, focalY },
  localized: media.declaration.localized,
})
const editableSchema = buildSchema(editable)

const cleanTags = (tagValues: readonly { name: string }[]) =>
  [...new Set(tagValues.map(({ name }) => normalTag(name)))]
    .filter((name) => name !== '')
    .map((name) => ({ name }))

/** Updates a file's metadata. Missing fields stay unchanged. */
export const describeFileOperation = ({ id, version }: FileRevision, body: Values): FileOperation => ({
  ...fileOperation(id, (_, { fields }) => {
    const parsed = parse(editableSchema, { ...fields, ...body })
    return { ...fields, ...parsed, tags: cleanTags(parsed.tags) }
  }),
  name: 'describeFile',
  permission: USE_MEDIA,
  version,
  // metadata of an unreferenced file is not public
  isInvisibleToVisitors: async (context) => (await usageOf(`${media.key}#${id}`, context)).length === 0,
})

export const replaceFileOperation = (
  { id, version }: FileRevision,
  { key, storage }: { key: string; storage: MediaStorage },
): FileOperation => ({
  ...fileOperation(id, async (context, before) => {
    requireOwnUpload(context.caller, key)
    const { upload, mime, folder, hash } = await requireUpload(storage, key)
    const { mime: kind = '', stored: storedBefore = 0 }: MediaFields = before.fields
    if (mediaKindOf(mime) !== mediaKindOf(kind)) throw wrongFile('fileOtherKind')
    const file = await ingestUpload({ storage, key, mime, folder, upload })
    const stored = storedBefore + file.stored
    return withUniqueHash(context, before.id, { ...before.fields, ...file, stored, hash, crop: NO_CROP })
  }),
  name: 'replaceFile',
  version,
  isCostly: true,
  commit: async (context, before, content) => {
    const record = await updateRecord(context, media, { before, ...content })
    await storage.remove(key)
    return record
  },
})

export const cropPictureOperation = (
  { id, version }: FileRevision,
  { crop, storage }: { crop: CropArea; storage: MediaStorage },
): FileOperation => ({
  ...fileOperation(id, (_, before) => cropFields(storage, before, crop)),
  name: 'cropPicture',
  version,
})

/** Fields restored with a file revision; metadata entered by users is excluded. */
const FILE_FIELDS = [
  'mime',
  'size',
  'width',
  'height',
  'path',
  'thumbnail',
  'variants',
  'focalX',
  'focalY',
  'crop',
  'original',
  'whole',
  'drawing',
  'hash',
] as const

const fileOf = (content: Values): Values =>
  Object.fromEntries(FILE_FIELDS.flatMap((name) => (name in content ? [[name, content[name]]] : [])))

export const restoreFileOperation = (id: number, from: number): FileOperation => ({
  ...fileOperation(id, async (context, before) => {
    const file = fileOf(dataOf(await requireRevision(context, media, { id, version: from })))
    return withUniqueHash(context, id, { ...before.fields, ...file })
  }),
  name: 'restoreVersion',
  commit: (context, before, content) =>
    updateRecord(context, media, { before, ...content, action: 'restore' }),
})
