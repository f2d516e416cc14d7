import type { StoredRecord } from '@flou/shared/api.ts'
import { latestRevision } from '../../store/items/draft.ts'
import { discardDraft, saveDraft } from '../../store/write/saveDraft.ts'
import type { Snapshot } from '../../store/writeContext.ts'
import { withInputKeys } from '../input/inputKeys.ts'
import { prepare } from '../input/prepare.ts'
import type { Operation } from '../operation.ts'
import { earlierRecord, requireContent, withParentId, type ContentTarget } from './contentTarget.ts'
import { requireUnplanned } from './plannedTimes.ts'
import type { ContentOperation, SubmittedBody } from './writeContent.ts'

/** Stores a draft that is not public until it is published. */
export const saveDraftOperation = (
  target: ContentTarget,
  { body, version }: SubmittedBody,
): ContentOperation => ({
  name: 'saveDraft',
  permission: target.permission,
  version,
  read: (context) => requireContent(context, target),
  prepare: (context, before) =>
    prepare(
      {
        type: target.type,
        body: withParentId(target, body),
        before: latestRevision(before),
        isDraft: before.planned?.publish === undefined,
        onlyIn: before.planned?.publish?.onlyIn,
      },
      context,
    ),
  subject: target,
  commit: (context, before, content) =>
    withInputKeys({ type: target.type, body }, async () => {
      const own = await context.policies.approval.saveOwnText(context, target, { before, ...content })
      if (own) return own
      requireUnplanned(context, target, before)
      return saveDraft(context, target.type, { before, ...content })
    }),
  earlierResult: earlierRecord,
})

/** Discards a draft; its revisions remain. */
export const discardDraftOperation = (
  target: ContentTarget,
  version: number | undefined,
): Operation<Snapshot, undefined, StoredRecord> => ({
  name: 'discardDraft',
  permission: target.permission,
  version,
  read: (context) => requireContent(context, target),
  prepare: () => undefined,
  subject: target,
  commit: async (context, before) => {
    const own = await context.policies.approval.discardOwnText(context, target, before)
    if (own) return own
    requireUnplanned(context, target, before)
    return discardDraft(context, target.type, before)
  },
  earlierResult: earlierRecord,
})
