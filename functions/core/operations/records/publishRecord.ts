import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { withoutUrlStarts } from '@flou/shared/content/values/urlStarts.ts'
import { withVisibility } from '@flou/shared/content/visibility.ts'
import type { Language } from '@flou/shared/locale.ts'
import { AppError } from '../../errors.ts'
import { latestRevision } from '../../store/items/draft.ts'
import { storedRecord } from '../../store/read/snapshot.ts'
import { releasedFields, releaseRecord } from '../../store/write/releaseRecord.ts'
import type { Content, Snapshot, Values } from '../../store/writeContext.ts'
import { runSaveHook } from '../hooks/runHooks.ts'
import { incompleteOnlyIn, requestedLanguage } from '../input/onlyIn.ts'
import { requireComplete } from '../input/prepare.ts'
import type { Operation, OperationContext } from '../operation.ts'
import { requireReferences } from '../references.ts'
import { liveSnapshotOf, readRecord, type ContentTarget } from './contentTarget.ts'
import { deferContent, toStoreRequest } from './deferContent.ts'
import { toMoveRequest } from './moveRecord.ts'

type RecordTarget = ContentTarget<ContentType>

function requirePublic({ internal }: ContentType): void {
  if (internal) throw new AppError('forbidden')
}

const publicationApproval = (target: RecordTarget) => ({
  compareWithLive: (before: Snapshot, { fields }: Content) => {
    const { type } = target
    return { type, live: liveSnapshotOf(type, before)?.fields, fields }
  },
  isResultPending: ({ live }: StoredRecord) => live !== undefined,
  subject: target,
})

const publishedIn = (type: ContentType, content: Content, onlyIn: Language | undefined): Content => ({
  ...content,
  ...incompleteOnlyIn(type, { fields: content.fields, onlyIn }),
})

const publishedFields = (type: ContentType, before: Snapshot, submitted: Values | undefined): Values =>
  withoutUrlStarts(
    type.declaration,
    submitted ? withVisibility(type, submitted, true) : releasedFields(type, before, true),
  )

interface Publication {
  isPublished: boolean
  version: number | undefined
  /** Language to publish alone; absent keeps that of the record. */
  onlyIn?: unknown
}

async function preparePublication(
  context: OperationContext,
  target: RecordTarget,
  { before, isPublished, onlyIn: requested }: Omit<Publication, 'version'> & { before: Snapshot },
): Promise<Content> {
  const { type } = target
  const onlyIn = requestedLanguage(type, requested) ?? before.onlyIn
  const submitted = isPublished ? await context.policies.approval.submittedFields(context, target) : undefined
  const latest = { ...latestRevision(before), ...(submitted && { fields: submitted }) }
  const fields = isPublished ? publishedFields(type, before, submitted) : releasedFields(type, before, false)
  if (isPublished) {
    await requireComplete(context, type, { before: latest, onlyIn })
    await requireReferences(context, type, fields)
  }
  // publishing replaces the live content; unpublishing leaves content unchanged
  const replaced = isPublished ? liveSnapshotOf(type, before) : latestRevision(before)
  const content = await runSaveHook(context, type, { fields, before: replaced })
  return isPublished ? publishedIn(type, content, onlyIn) : content
}

/** Publishes or unpublishes a record; publishing requires complete content. */
export const publicationOperation = (
  target: RecordTarget,
  { isPublished, version, onlyIn }: Publication,
): Operation<Snapshot, Content, StoredRecord> => ({
  name: isPublished ? 'publish' : 'unpublish',
  permission: target.permission,
  version,
  read: async (context) => {
    requirePublic(target.type)
    return readRecord(context, target)
  },
  prepare: (context, before) => preparePublication(context, target, { before, isPublished, onlyIn }),
  commit: (context, before, content) =>
    releaseRecord(context, target.type, { before, isPublished, ...content }),
  toChangeRequest: (_, content) =>
    isPublished
      ? toStoreRequest(target, content, { state: 'published' })
      : toMoveRequest(target, 'unpublish', content),
  storeDeferred: (context, before, content) =>
    isPublished
      ? deferContent(context, target, { before, ...content })
      : Promise.resolve(storedRecord(before)),
  ...(isPublished && publicationApproval(target)),
  earlierResult: (context) => context.policies.approval.earlierRecordOf(context, target),
})
