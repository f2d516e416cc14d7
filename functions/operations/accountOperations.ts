import type { StoredRecord } from '@flou/shared/api.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import { user } from '@flou/shared/content/types/staff.ts'
import { createRecord } from '../store/write/createRecord.ts'
import { updateRecord } from '../store/write/saveRecord.ts'
import type { Content, Snapshot } from '../store/writeContext.ts'
import type { Operation } from './operation.ts'
import { BY_PROOF } from './permission.ts'
import { noEarlierAnswer } from './records/place.ts'

interface AccountChange extends Pick<Content, 'secrets' | 'extraItems'> {
  name: 'setAccountStatus' | 'resetPassword' | 'changePassword'
  /** The account as it was read when its proof was checked; changed since, it is `record_changed`. */
  account: Snapshot
  status: string
}

/** A staff account changed by signing in or by a mailed token: its status, and what goes with it. */
export const accountOperation = ({
  name,
  account,
  status,
  ...content
}: AccountChange): Operation<Snapshot, Content, StoredRecord> => ({
  name,
  permission: BY_PROOF,
  read: () => Promise.resolve(account),
  prepare: (_, { fields }) => ({ ...content, fields: { ...fields, status } }),
  commit: (context, before, update) => updateRecord(context, user, { before, ...update }),
  earlierAnswer: noEarlierAnswer,
})

/** The first role and the first account of an installation, which nobody is there to permit. */
export const bootstrapOperation = (
  type: ContentType,
  content: Content,
): Operation<undefined, Content, StoredRecord> => ({
  name: 'bootstrap',
  permission: BY_PROOF,
  read: () => Promise.resolve(undefined),
  prepare: () => content,
  commit: (context) => createRecord(context, type, content),
  earlierAnswer: noEarlierAnswer,
})
