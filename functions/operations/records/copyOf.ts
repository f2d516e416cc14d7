import type { ContentType } from '@flou/shared/content/define.ts'
import { isCopyable, withRelease } from '@flou/shared/content/release.ts'
import { cutText } from '@flou/shared/text/cutText.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { languageOf, type Language } from '@flou/shared/locale.ts'
import { AppError } from '../../appError.ts'
import type { Snapshot, Values } from '../../store/writeContext.ts'

const SUFFIX: Readonly<Record<Language, string>> = { en: ' (copy)', id: ' (salinan)' }

/** The title with its mark, within what a text may hold. */
function copied(title: unknown, language: Language): unknown {
  if (typeof title !== 'string' || title === '') return title
  return cutText(title, LIMITS.text - SUFFIX[language].length) + SUFFIX[language]
}

/**
 * The body of a copy: everything, but an address of its own, marked titles in both languages, and not published.
 * Throws `forbidden` where a type's records cannot be copied.
 */
export function copyOf(type: ContentType, { fields }: Snapshot, language: Language): Values {
  if (!isCopyable(type)) throw new AppError('forbidden')
  const { shape, title } = type
  const entries = (fields[shape.localizedName] ?? []) as Values[] // stored records have passed the schema
  const isLocalized = title in shape.localized
  const texts = entries.map((entry) => ({
    ...entry,
    [title]: copied(entry[title], languageOf(Number(entry['languageId']))),
  }))
  return {
    ...withRelease(type, fields, false),
    ...('slug' in shape.fields && { slug: '' }),
    ...(isLocalized ? { [shape.localizedName]: texts } : { [title]: copied(fields[title], language) }),
  }
}

/** Whether a type says by a status or a switch of its own that a copy is not published. */
export const isSwitched = ({ shape }: ContentType, body: Values): boolean =>
  'isActive' in shape.fields || ('publishDate' in shape.fields && body['status'] !== undefined)
