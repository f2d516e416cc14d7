import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { AppError } from '../../../core/errors.ts'
import type { Table } from '../../../core/store/dynamo/table.ts'
import { formKeys, expiryOf, submissionOfItem, type StoredSubmission } from '../../forms/index.ts'

const ID = /^[0-9a-f]{32}$/

export async function requireSubmission(
  table: Table,
  form: FormDeclaration,
  { id, now }: { id: string; now: Date },
): Promise<StoredSubmission> {
  const item = ID.test(id) ? await table.get(formKeys.submission(id), { consistent: true }) : undefined
  const stored = item && submissionOfItem(item)
  if (stored?.form !== form.key || expiryOf(form, stored) * 1000 <= now.getTime())
    throw new AppError('not_found')
  return stored
}
