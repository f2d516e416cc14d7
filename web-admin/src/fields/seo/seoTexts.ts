import type { AnyType } from '@flou/shared/content/define.ts'
import { slugOf } from '@flou/shared/content/values/localize.ts'
import { fillPath, hasParameter, recordPathOf } from '@flou/shared/paths.ts'
import { builtPages } from '@flou/shared/site/pages.ts'
import { slugify } from '@flou/shared/strings/slug.ts'
import { entryIndex, readProperty, valueAt } from '../../core/records/entries.ts'
import type { FormValues } from '../../core/records/formErrors.ts'

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
