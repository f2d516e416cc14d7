import type { Declaration, Field } from '@flou/shared/content/declaration.ts'
import { languageOf, type Language } from '@flou/shared/locale.ts'
import { mediaIdOf, PICTURE, replaceLinks } from '@flou/shared/content/fields/richTextReferences.ts'
import { escapeHtml } from '@flou/shared/strings/escapeHtml.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'
import type { FormValues } from '../../core/records/formErrors.ts'
import { targetOf } from '../linked/referenceColumn.ts'

export interface Replacement {
  type: string
  from: number
  to: number
  /** Path of the new record on the site, for links in texts. */
  linkPath?: string | undefined
  /** Attributes of the new picture in texts. */
  picture?: (language: Language) => Readonly<Record<string, string | number>>
}

const KINDS: ReadonlySet<string> = new Set(['reference', 'references', 'media', 'mediaList'])
const DESCRIPTION = /\s(?:alt|data-decorative)="[^"]*"/g

function replacePictures(html: string, { from, picture }: Replacement, language: Language): string {
  if (!picture) return html
  const { alt, 'data-decorative': decorative, ...file } = picture(language)
  const description = { alt, ...(decorative && { 'data-decorative': decorative }) }
  const isDescribed = alt !== '' || decorative !== undefined
  const attributes = Object.entries({ ...file, ...(isDescribed && description) })
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')
  return html.replaceAll(PICTURE, (tag) => {
    if (mediaIdOf(tag) !== from) return tag
    const earlier = isDescribed ? [] : (tag.match(DESCRIPTION) ?? [])
    return `<img${attributes}${earlier.join('')}>`
  })
}

function replaceIds(field: Field, value: unknown, { type, from, to }: Replacement): unknown {
  if (!KINDS.has(field.kind) || targetOf(field) !== type) return value
  if (Array.isArray(value)) {
    const ids: readonly unknown[] = value
    return ids.includes(from) ? [...new Set(ids.map((id) => (id === from ? to : id)))] : ids
  }
  return value === from ? to : value
}

/** Replaces references and links to one record by another, in lists, groups and texts too. */
export const replaceReferences = (
  declaration: Declaration,
  values: FormValues,
  replacement: Replacement,
): FormValues =>
  mapRecord(declaration, values, (field, value, { languageId }) => {
    if (field.kind !== 'richText' || typeof value !== 'string') return replaceIds(field, value, replacement)
    const { type, from, to, linkPath: path } = replacement
    const linked = replaceLinks(value, { from: `${type}#${from}`, to: `${type}#${to}`, path })
    return replacePictures(linked, replacement, languageOf(languageId ?? 0))
  })
