import type { ContentType } from '@flou/shared/content/define.ts'
import type { ChoiceOption } from '@flou/shared/content/fields/value.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import {
  dayRangeOf,
  filtersOf,
  LANGUAGE_FILTERS,
  type ListFilter,
} from '@flou/shared/content/values/filters.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { filterTexts } from '../../core/texts/listFilters.ts'
import { dateText } from '../../core/records/timeText.ts'
import type { TextsOf } from '../../core/texts/useText.ts'

interface TextContext {
  t: TextsOf<typeof filterTexts>
  language: Language
}

const OWN = ['updatedBy', 'updated', 'created', 'language', 'period'] as const

export function filterLabel(type: ContentType, { name }: ListFilter, { t, language }: TextContext): string {
  const own = OWN.find((one) => one === name)
  return own ? t(`filter.${own}`) : fieldLabel(type.key, name)[language]
}

/** Key of the type that a relation leads to. */
export const targetOf = ({ field }: ListFilter): string => (field && 'to' in field ? String(field.to) : '')

/** Filters with an input in the sheet; records below a parent have no picker. */
export const sheetFilters = (type: ContentType): ListFilter[] =>
  filtersOf(type).filter((filter) => {
    if (filter.kind === 'period') return false
    if (filter.kind !== 'relation') return true
    const target = REGISTRY.types.get(targetOf(filter))
    return target !== undefined && !target.single && !target.parent
  })

/** Options of filters with fixed values. */
export function optionsOf({ kind, field }: ListFilter, { t, language }: TextContext) {
  if (kind === 'toggle')
    return (['true', 'false'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))
  if (kind === 'language') return LANGUAGE_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))
  const choices = field && 'choices' in field ? (field.choices as readonly ChoiceOption[]) : []
  return choices.map(({ value, label }) => ({ value: String(value), label: label[language] }))
}

export function dayRangeLabel(text: string, { t, language }: TextContext): string {
  const { from, to } = dayRangeOf(text)
  const [first, last] = [from, to].map((day) => day !== '' && dateText(day, language))
  if (first && last) return t('filter.between', { from: first, to: last })
  return first ? t('filter.since', { from: first }) : t('filter.until', { to: last || '' })
}
