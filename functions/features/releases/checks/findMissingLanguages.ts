import type { AnyType } from '@flou/shared/content/define.ts'
import { LANGUAGES } from '@flou/shared/locale.ts'
import type { ReleaseProblem } from '@flou/shared/releases/problems.ts'
import { errorKey } from '@flou/shared/content/values/errorKey.ts'
import { textsOf } from '../../../core/store/texts.ts'
import type { ItemWithContent } from '../store/storedRelease.ts'

const INDEX_OF = { id: 0, en: 1 } as const

/** Returns a problem for texts in one language only. */
export function findMissingLanguages(
  { declaration }: AnyType,
  { item, content: { command } }: ItemWithContent,
): ReleaseProblem[] {
  if (command.name !== 'store') return []
  const { fields } = command
  return Object.keys(declaration.localized).flatMap((name) => {
    const texts = textsOf(declaration, fields, name)
    const empty = LANGUAGES.filter((language) => texts[language] === '')
    if (empty.length !== 1) return []
    return empty.map((language): ReleaseProblem => ({
      itemId: item.id,
      kind: 'missingLanguage',
      field: errorKey([declaration.translationsKey, INDEX_OF[language], name]),
    }))
  })
}
