import type { Declaration } from '@flou/shared/content/declaration.ts'
import type { AnyType } from '@flou/shared/content/define.ts'
import { slugOf } from '@flou/shared/content/values/localize.ts'
import type { Language } from '@flou/shared/locale.ts'
import { fillPath, hasParameter, recordPathOf } from '@flou/shared/paths.ts'
import { builtPages } from '@flou/shared/site/pages.ts'
import { withoutMarkup } from '@flou/shared/strings/excerpt.ts'
import { slugify } from '@flou/shared/strings/slug.ts'
import { entryIndex, readProperty, valueAt } from '../../core/records/entries.ts'
import type { FormValues } from '../../core/records/formErrors.ts'

export type SeoPart = 'title' | 'description'

export interface SeoRange {
  readonly min: number
  readonly max: number
}

/** Lengths that search engines show in full, in characters. */
export const SEO_RANGES: Readonly<Record<SeoPart, SeoRange>> = {
  title: { min: 30, max: 60 },
  description: { min: 70, max: 160 },
}

interface Source {
  readonly declaration: Pick<Declaration, 'translationsKey'>
  readonly values: FormValues
  readonly language: Language
}

function textOf({ declaration, values, language }: Source, name: string): string {
  const entries = values[declaration.translationsKey]
  const inLanguage = valueAt(entries, `${entryIndex(entries, language)}.${name}`)
  const text = typeof inLanguage === 'string' && inLanguage.trim() !== '' ? inLanguage : values[name]
  return typeof text === 'string' ? withoutMarkup(text).trim() : ''
}

/** Returns the first filled text of the fields, as plain text. */
export const suggestedText = (source: Source, from: readonly string[]): string =>
  from.map((name) => textOf(source, name)).find((text) => text !== '') ?? ''

interface SeoFields {
  readonly part: SeoPart
  readonly from: readonly string[]
}

const isSeoField = (field: object): field is SeoFields => 'part' in field && 'from' in field

/** Returns the texts that visitors see of a page: its own ones, else those that replace them. */
export function seoTextOf(
  type: AnyType,
  { values, language }: Omit<Source, 'declaration'>,
  part: SeoPart,
): string {
  const { declaration } = type
  const names = Object.entries({ ...declaration.localized, ...declaration.fields }).flatMap(([name, field]) =>
    isSeoField(field) && field.part === part ? [name, ...field.from] : [],
  )
  return suggestedText({ declaration, values, language }, names)
}

const PICTURES = ['seoThumbnailId', 'seoMediaId', 'mediaId', 'bannerId'] as const

/** Returns the id of the picture that represents the page; 0 without one. */
export const seoPictureOf = (values: FormValues): number =>
  PICTURES.map((name) => Number(values[name] ?? 0)).find((id) => id > 0) ?? 0

function slugIn(type: AnyType, values: FormValues): string {
  const slug = slugOf('pathField' in type ? type : {}, values)
  if (slug !== '') return slug
  const title = readProperty(
    valueAt(
      values,
      `${type.declaration.translationsKey}.${entryIndex(values[type.declaration.translationsKey], 'en')}`,
    ),
    'title',
  )
  return typeof title === 'string' ? slugify(title) : ''
}

/** Returns the public path of the form's page. */
export function seoPathOf(type: AnyType, values: FormValues): string | undefined {
  if (type.single)
    return builtPages().find(
      ({ path, page }) => 'seo' in page && page.seo?.key === type.key && !hasParameter(path),
    )?.path
  const pattern = recordPathOf(type.key)
  return pattern === undefined ? undefined : fillPath(pattern, slugIn(type, values) || '…')
}
