import type { StoredRecord } from '@flou/shared/api.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { unreservedSlug } from '@flou/shared/reservedSlugs.ts'
import { slugify } from '@flou/shared/text/slug.ts'
import { wireRecord } from '../../store/liveItem.ts'
import { textsOf } from '../../store/texts.ts'
import { lenientRecord } from './lenientRecord.ts'

/** What is being edited, as if it had been saved and published. */
export interface Draft {
  type: AnyType
  record: StoredRecord
}

/** The record that a drafted section is below, 0 for a section of an area: one of these has a field of its own called `id` (spec §3). */
export const parentOfSection = ({ type, record }: Draft): number =>
  type.single && type.below !== undefined ? record.id : 0

/** Stands for the id a new record does not have yet: no counter gets this far. */
export const NEW_ID = Number.MAX_SAFE_INTEGER

interface Submitted {
  type: AnyType
  /** 0 for a section or a new record. */
  id: number
  values: Record<string, unknown>
  now: Date
}

/** An address for the page of a record that may have none yet (decision 12). */
const slugOf = (type: AnyType, values: Record<string, unknown>) =>
  (typeof values['slug'] === 'string' && values['slug']) ||
  unreservedSlug(type, slugify(textsOf(type.shape, values, 'title').en)) ||
  'preview'

/** The draft of submitted values, cleaned as a save would. */
export async function draftOf({ type, id, values, now }: Submitted): Promise<Draft> {
  const { sanitizedRecord } = await import('../../operations/input/sanitize.ts')
  const fields = sanitizedRecord(type.shape, lenientRecord(type.shape, values, now), { isDraft: true })
  const hasPage = !type.single && type.publicPath !== undefined
  const nobody = { id: 0, name: '' }
  const record = wireRecord(
    { ...fields, ...(hasPage && { slug: slugOf(type, fields) }) },
    {
      id: type.single || id > 0 ? id : NEW_ID,
      version: 0,
      state: 'published',
      created: now.toISOString(),
      updated: now.toISOString(),
      createdBy: nobody,
      updatedBy: nobody,
    },
  )
  return { type, record }
}
