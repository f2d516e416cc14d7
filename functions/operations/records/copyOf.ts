import type { ContentType } from '@flou/shared/content/define.ts'
import { isCopyable, withRelease } from '@flou/shared/content/release.ts'
import { cutText } from '@flou/shared/text/cutText.ts'
import { LIMITS } from '@flou/shared/limits.ts'
import { languageOf, type Language } from '@flou/shared/locale.ts'
import { AppError } from '../../appError.ts'
import { isAddressTaken } from '../../store/write/guards.ts'
import type { Snapshot, Values } from '../../store/writeContext.ts'
import type { OperationContext } from '../operation.ts'

const WORD: Readonly<Record<Language, string>> = { en: 'copy', id: 'salinan' }

const suffixOf = (count: number, language: Language): string =>
  count === 1 ? ` (${WORD[language]})` : ` (${WORD[language]} ${count})`

/** The title with its mark, within what a text may hold. */
function copied(title: unknown, suffix: string): unknown {
  if (typeof title !== 'string' || title === '') return title
  return cutText(title, LIMITS.text - suffix.length) + suffix
}

/**
 * The body of a copy: everything, but an address of its own, marked titles in both languages, and not published.
 * @param mark the language of titles that are the same in both, and which copy it is
 */
function copyOf(
  type: ContentType,
  { fields }: Snapshot,
  mark: { language: Language; count: number },
): Values {
  const { shape, title } = type
  const entries = (fields[shape.localizedName] ?? []) as Values[] // stored records have passed the schema
  const isLocalized = title in shape.localized
  const texts = entries.map((entry) => ({
    ...entry,
    [title]: copied(entry[title], suffixOf(mark.count, languageOf(Number(entry['languageId'])))),
  }))
  return {
    ...withRelease(type, fields, false),
    ...('slug' in shape.fields && { slug: '' }),
    ...(isLocalized
      ? { [shape.localizedName]: texts }
      : { [title]: copied(fields[title], suffixOf(mark.count, mark.language)) }),
  }
}

/** Copies of one record of which each may have a name of its own. */
const MOST_COPIES = 20

/**
 * The body of a copy under the first name that makes an address of its own; under the last one tried where none is free, which is refused at
 * its field. Throws `forbidden` where a type's records cannot be copied.
 */
export async function freeCopy(
  { table, language }: OperationContext,
  type: ContentType,
  before: Snapshot,
): Promise<Values> {
  if (!isCopyable(type)) throw new AppError('forbidden')
  let count = 1
  let body = copyOf(type, before, { language, count })
  while (count < MOST_COPIES && (await isAddressTaken(table, type, body))) {
    count += 1
    body = copyOf(type, before, { language, count })
  }
  return body
}

/** Whether a type says by a status or a switch of its own that a copy is not published. */
export const isSwitched = ({ shape }: ContentType, body: Values): boolean =>
  'isActive' in shape.fields || ('publishDate' in shape.fields && body['status'] !== undefined)
