import type { StoredRecord } from '@flou/shared/api.ts'
import { shapeSchema } from '@flou/shared/content/schema.ts'
import { shape } from '@flou/shared/content/shape.ts'
import { media } from '@flou/shared/content/types/media.ts'
import { mediaKindOf, normalTag, type CropArea } from '@flou/shared/media.ts'
import { ingestUpload } from '../../mediaFiles/ingestUpload.ts'
import { wrongFile } from '../../mediaFiles/requireKind.ts'
import type { MediaStorage } from '../../mediaFiles/mediaStorage.ts'
import { updateRecord } from '../../store/write/saveRecord.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import { passSave } from '../hooks/runHooks.ts'
import { parse } from '../input/parse.ts'
import type { Proposal } from '../proposal.ts'
import type { Operation, OperationContext } from '../operation.ts'
import { MANAGE_MEDIA, permissionKeys } from '../permission.ts'
import { earlierRecord, readRecord, type Place } from '../records/place.ts'
import { versionFields } from '../records/writeContent.ts'
import { usageOf } from '../usage.ts'
import { croppedFields, NO_CROP } from './crop.ts'
import { withFreeHash } from './hash.ts'
import { USE_MEDIA } from './useMedia.ts'
import { requireArrived, requireOwnUpload } from './uploads.ts'

type FileOperation = Operation<Snapshot, Content, StoredRecord>
interface Known {
  id: number
  /** The version its author looked at. */
  version: number
}

/** A file of the media library. */
export const filePlace = (id: number): Place<typeof media> => ({ type: media, id, permission: MANAGE_MEDIA })

/** What an approver is asked for: what is measured and said of a file or folder, as it is to be stored. */
export const storingFields = ({ type, id, permission }: Place, fields: Values): Proposal => ({
  type,
  id,
  permission: permissionKeys(permission),
  command: { name: 'store', fields },
})

/** What changes of a file have in common: its fields are prepared, then stored over the version that was read. */
const fileOperation = (
  id: number,
  fieldsOf: (context: OperationContext, before: Snapshot) => Promise<Values> | Values,
): Pick<FileOperation, 'permission' | 'read' | 'prepare' | 'commit' | 'proposal' | 'earlierAnswer'> => ({
  permission: MANAGE_MEDIA,
  read: (context) => readRecord(context, filePlace(id)),
  prepare: async (context, before) =>
    passSave(context, media, { fields: await fieldsOf(context, before), before }),
  commit: (context, before, content) => updateRecord(context, media, { before, ...content }),
  proposal: (_, { fields }) => storingFields(filePlace(id), fields),
  earlierAnswer: earlierRecord,
})

/** What people say about a file; the rest is measured. */
const { name, folderId, tags, focalX, focalY } = media.shape.fields
const editable = shape({ fields: { name, folderId, tags, focalX, focalY }, localized: media.shape.localized })
const editableSchema = shapeSchema(editable)

const cleanTags = (given: unknown) =>
  [...new Set((given as { name: string }[]).map(({ name }) => normalTag(name)))] // passed the schema
    .filter((name) => name !== '')
    .map((name) => ({ name }))

/** What people say about a file: name, folder, tags, focal point, texts. What is absent stays. */
export const describeFileOperation = ({ id, version }: Known, body: Values): FileOperation => ({
  ...fileOperation(id, (_, { fields }) => {
    const parsed = parse(editableSchema, { ...fields, ...body })
    return { ...fields, ...parsed, tags: cleanTags(parsed['tags']) }
  }),
  name: 'describeFile',
  permission: USE_MEDIA,
  version,
  // nothing shows a file that nothing refers to: who has just uploaded it may say what it shows
  isUnseen: async (context) => (await usageOf(`${media.key}#${id}`, context)).length === 0,
})

/** Another file in place of a file, which its earlier version keeps. */
export const replaceFileOperation = (
  { id, version }: Known,
  { key, storage }: { key: string; storage: MediaStorage },
): FileOperation => ({
  ...fileOperation(id, async (context, before) => {
    requireOwnUpload(context.caller, key)
    const { upload, mime, folder, hash } = await requireArrived(storage, key)
    if (mediaKindOf(mime) !== mediaKindOf(String(before.fields['mime']))) throw wrongFile('fileOtherKind')
    const file = await ingestUpload({ storage, key, mime, folder, upload })
    const stored = Number(before.fields['stored'] ?? 0) + file.stored
    return withFreeHash(context, before.id, { ...before.fields, ...file, stored, hash, crop: NO_CROP })
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

/** A part of a picture instead of all of it, made from the kept original. */
export const cropPictureOperation = (
  { id, version }: Known,
  { crop, storage }: { crop: CropArea; storage: MediaStorage },
): FileOperation => ({
  ...fileOperation(id, (_, before) => croppedFields(storage, before, crop)),
  name: 'cropPicture',
  version,
})

/** What a version says of its file. What people say of it (name, texts, folder, tags) stays as it is. */
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
  'hash',
] as const

const fileOf = (content: Values): Values =>
  Object.fromEntries(FILE_FIELDS.flatMap((name) => (name in content ? [[name, content[name]]] : [])))

/** An earlier file of a record again. */
export const restoreFileOperation = (id: number, from: number): FileOperation => ({
  ...fileOperation(id, async (context, before) => {
    const file = fileOf(await versionFields(context, media, { id, version: from }))
    return withFreeHash(context, id, { ...before.fields, ...file })
  }),
  name: 'restoreVersion',
  commit: (context, before, content) =>
    updateRecord(context, media, { before, ...content, action: 'restore' }),
})
