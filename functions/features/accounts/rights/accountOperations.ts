import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { createRecord } from '../../../core/store/write/createRecord.ts'
import { updateRecord } from '../../../core/store/write/saveRecord.ts'
import type { Content, Snapshot } from '../../../core/store/writeContext.ts'
import type { UserFields } from '../../../core/operations/caller.ts'
import type { Operation } from '../../../core/operations/operation.ts'
import { SELF_VERIFIED } from '../../../core/operations/permission.ts'
import { noEarlierResult } from '../../../core/operations/records/contentTarget.ts'

interface AccountUpdate extends Pick<Content, 'secrets' | 'extraItems'> {
  name: 'setAccountStatus' | 'resetPassword' | 'changePassword' | 'changeProfile' | 'changeFactors'
  /** Account as read when its token was checked; the write fails with `record_changed` if it differs. */
  account: Snapshot
  update?: Pick<UserFields, 'status' | 'fullName' | 'role'>
}

export const accountOperation = ({
  name,
  account,
  update,
  ...content
}: AccountUpdate): Operation<Snapshot, Content, StoredRecord> => ({
  name,
  permission: SELF_VERIFIED,
  read: () => Promise.resolve(account),
  prepare: (_, { fields }) => ({ ...content, fields: { ...fields, ...update } }),
  commit: (context, before, updated) => updateRecord(context, user, { before, ...updated }),
  earlierResult: noEarlierResult,
})

/** Creates the first role and account of an installation without a permission check. */
export const bootstrapOperation = (
  type: ContentType,
  content: Content,
): Operation<undefined, Content, StoredRecord> => ({
  name: 'bootstrap',
  permission: SELF_VERIFIED,
  read: () => Promise.resolve(undefined),
  prepare: () => content,
  commit: (context) => createRecord(context, type, content),
  earlierResult: noEarlierResult,
})
