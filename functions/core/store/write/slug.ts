import type { ContentType } from '@flou/shared/content/define.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { numberedSlug, unreservedSlug } from '@flou/shared/reservedSlugs.ts'
import { slugify } from '@flou/shared/strings/slug.ts'
import { AppError } from '../../errors.ts'
import { titleOf } from '../texts.ts'
import type { Values } from '../writeContext.ts'

const MAX_NUMBERED = 9

/** Returns an unreserved slug from the title, numbered by collisions, and with the id after nine. */
export function slugFor(
  type: ContentType,
  { fields, id, collisions }: { fields: Values; id: number; collisions: number },
): string {
  const { en, id: indonesian } = titleOf(type, fields)
  const title = slugify(en) || slugify(indonesian) || slugify(type.key)
  const base = unreservedSlug(type, title)
  if (collisions === 0) return base
  const isNumbered = base === numberedSlug(title, 2)
  const number = collisions + (isNumbered ? 2 : 1)
  return numberedSlug(isNumbered ? title : base, collisions < MAX_NUMBERED ? number : id)
}

const SLUG_KEY = errorKey(['slug'])

export const isSlugTaken = (error: unknown): boolean =>
  error instanceof AppError && error.fields?.[SLUG_KEY] === 'taken' && Object.keys(error.fields).length === 1

interface SlugSource {
  id: number
  state: string
  fields: Values
}

/** Stores a record and generates a free slug if it is published without one. */
export async function storeWithSlug<S extends SlugSource, R>(
  type: ContentType,
  after: S,
  store: (after: S) => Promise<R>,
): Promise<R> {
  if (after.state === 'draft' || after.fields.slug !== '') return store(after)
  for (let collisions = 0; ; collisions += 1) {
    const slug = slugFor(type, { ...after, collisions })
    try {
      return await store({ ...after, fields: { ...after.fields, slug } })
    } catch (error) {
      if (collisions > MAX_NUMBERED || !isSlugTaken(error)) throw error
    }
  }
}
