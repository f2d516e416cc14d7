import type { ListRow } from '@flou/shared/api.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import type { ContentType } from '@flou/shared/content/define.ts'
import type { ChoiceOption } from '@flou/shared/content/fields/value.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { LANGUAGES, otherLanguage, type Language } from '@flou/shared/locale.ts'
import type { filterTexts } from '../../core/texts/listFilters.ts'
import { timeText } from '../../core/records/timeText.ts'
import { RUPIAH_SCALE } from '../../core/records/amounts.ts'
import type { TextKeyOf, Translate } from '@flou/shared/texts/translator.ts'
import { joinValues } from './severalValues.ts'

interface TextContext {
  t: Translate<TextKeyOf<typeof filterTexts>>
  language: Language
}

export interface ExportColumn {
  header: string
  /** Field that an import may change; absent for ID, status and dates of the record. */
  name?: string
  language?: Language
  cell: (row: ListRow) => string | number
}

type Titled = Partial<Record<Language, string>>

const titleIn = (title: Titled, language: Language) => title[language] || title[otherLanguage(language)] || ''

export function valueText(field: Field | undefined, value: unknown, context: TextContext): string | number {
  const { t, language } = context
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return joinValues(value.map((one) => valueText(field, one, context)))
  if (field?.kind === 'money') return Number(value) / RUPIAH_SCALE
  if (field?.kind === 'toggle') return t(value === true ? 'filter.true' : 'filter.false')
  if (field && 'choices' in field) {
    const labels = new Map(
      (field.choices as readonly ChoiceOption[]).map((option) => [
        String(option.value),
        option.label[language],
      ]),
    )
    const chosen = value as string | number
    return labels.get(String(chosen)) ?? chosen
  }
  if (typeof value === 'object' && 'title' in value) return titleIn(value.title as Titled, language)
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value)
}

/** Columns of a file: those of the list, texts in both languages, and state and author. */
export function exportColumns(
  type: ContentType,
  names: readonly string[],
  context: TextContext,
): ExportColumn[] {
  const { t, language } = context
  const { fields, localized } = type.declaration
  const own = names.flatMap((name): ExportColumn[] => {
    const label = fieldLabel(type.key, name)[language]
    if (!(name in localized))
      return [{ header: label, name, cell: (row) => valueText(fields[name], row[name], context) }]
    return LANGUAGES.map((each) => ({
      header: `${label} (${t(`filter.in.${each}`)})`,
      name,
      language: each,
      cell: (row) => (row[name] as Titled | null)?.[each] ?? '',
    }))
  })
  return [
    { header: 'ID', cell: ({ id }) => id },
    ...own,
    { header: t('filter.status'), cell: ({ listStates, state }) => listStates?.visibility ?? state },
    { header: t('filter.updated'), cell: ({ updated }) => timeText(updated, language) },
    { header: 'UTC', cell: ({ updated }) => updated },
    { header: t('filter.updatedBy'), cell: ({ updatedBy }) => updatedBy },
  ]
}
