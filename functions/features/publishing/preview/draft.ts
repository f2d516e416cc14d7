import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { unreservedSlug } from '@flou/shared/reservedSlugs.ts'
import { slugify } from '@flou/shared/strings/slug.ts'
import { wireRecord } from '../../../core/store/liveItem.ts'
import { textsOf } from '../../../core/store/texts.ts'
import { lenientRecord } from './lenientRecord.ts'

export interface Draft {
  type: AnyType
  record: StoredRecord
}

/** Returns the parent id of a drafted section, 0 in an area; a field named `id` may shadow it. */
export const parentOfSection = ({ type, record }: Draft): number =>
  type.single && type.below !== undefined ? record.id : 0

/** Placeholder id of a new record; counters never reach it. */
const NEW_ID = Number.MAX_SAFE_INTEGER

interface SubmittedValues {
  type: AnyType
  id: number
  values: Record<string, unknown>
  now: Date
}

const slugOf = (type: AnyType, values: Record<string, unknown>) =>
  (typeof values.slug === 'string' && values.slug) ||
  unreservedSlug(type, slugify(textsOf(type.declaration, values, 'title').en)) ||
  'preview'

export async function draftOf({ type, id, values, now }: SubmittedValues): Promise<Draft> {
  const { sanitizeRecord } = await import('../../../core/operations/input/sanitize.ts')
  const fields = sanitizeRecord(type.declaration, lenientRecord(type.declaration, values, now), {
    isDraft: true,
  })
  const hasPage = !type.single && type.publicPath !== undefined
  const noAuthor = { id: 0, name: '' }
  const record = wireRecord(
    { ...fields, ...(hasPage && { slug: slugOf(type, fields) }) },
    {
      id: type.single || id > 0 ? id : NEW_ID,
      version: 0,
      state: 'published',
      created: now.toISOString(),
      updated: now.toISOString(),
      createdBy: noAuthor,
      updatedBy: noAuthor,
    },
  )
  return { type, record }
}
