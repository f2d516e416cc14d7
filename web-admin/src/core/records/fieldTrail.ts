import type { AnyType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { textPath } from '@flou/shared/content/values/errorKey.ts'
import type { Language } from '@flou/shared/locale.ts'

const isIndex = (segment: string) => /^\d+$/.test(segment)

/** Returns the labels to a field: `sessions.1.contents.0.title` → `Sessions 2 › Title`. */
export const fieldTrail = (type: AnyType, path: string, language: Language): string =>
  textPath(path.split('.').map((segment) => (isIndex(segment) ? Number(segment) : segment)))
    .split('.')
    .reduce<string[]>(
      (names, segment) =>
        isIndex(segment)
          ? [...names.slice(0, -1), `${names.at(-1) ?? ''} ${Number(segment) + 1}`]
          : [...names, fieldLabel(type.key, segment)[language]],
      [],
    )
    .join(' › ')
