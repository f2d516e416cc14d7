import { parseAppearance } from '@flou/shared/content/appearance.ts'
import type { FieldKind } from '@flou/shared/content/fields/kind.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import type { ChoiceOption, PermissionEntry } from '@flou/shared/content/fields/value.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { languageOf, type Language } from '@flou/shared/locale.ts'
import { languageTag } from '../../texts/language.ts'
import { fieldNumber, rupiahText } from '../../content/amounts.ts'
import { dateText, timeText } from '../../content/timeText.ts'

interface Reader {
  field: Field
  language: Language
  yes: string
  no: string
}

const CONFIGURED_TYPES = Object.values(PACKAGE_KINDS)

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value)

const amount = (value: unknown, { field, language }: Reader): string =>
  typeof value === 'number' ? fieldNumber(value, field, language) : plain(value)

function choiceText(value: unknown, { field, language }: Reader): string {
  const choices = 'choices' in field ? (field.choices as readonly ChoiceOption[]) : []
  return choices.find((choice) => choice.value === value)?.label[language] ?? plain(value)
}

const isAmongFields = (field: Field) => 'editor' in field && field.editor === 'fieldVisibility'
const fieldText = (name: unknown, { field, language }: Reader): string => {
  const type = CONFIGURED_TYPES.find(
    ({ config }) => config.declaration.fields['hiddenFields'] === field,
  )?.type
  return fieldLabel(type?.key ?? '', plain(name))[language]
}

const choicesText = (value: unknown, reader: Reader): string =>
  (Array.isArray(value) ? value : [])
    .map((one) => (isAmongFields(reader.field) ? fieldText : choiceText)(one, reader))
    .join(', ')

function appearanceText(value: unknown): string {
  const { banner, buttons } = parseAppearance(typeof value === 'string' ? value : undefined)
  const lines = buttons.map(({ contents, urlPath, color, bgColor, buttonPosition }) => {
    const titles = contents.map(({ languageId, title }) => `${languageOf(languageId)}: ${title}`).join(', ')
    return `${titles} → ${urlPath} (${color} / ${bgColor}, ${buttonPosition})`
  })
  return [`${banner.positionBannerText} / ${banner.positionButton} / ${banner.textColor}`, ...lines].join(
    '\n',
  )
}

const permitted = (value: unknown): string =>
  (Array.isArray(value) ? (value as PermissionEntry[]) : [])
    .filter((entry) => entry.permitted)
    .map(({ menuName }) => menuName)
    .join('\n')

const TEXTS: Partial<Record<FieldKind, (value: unknown, reader: Reader) => string>> = {
  toggle: (value, { yes, no }) => (value === true ? yes : no),
  choice: choiceText,
  choices: choicesText,
  number: amount,
  money: (value, { language }) => rupiahText(value, language),
  date: (value, { language }) => (plain(value) === '' ? '' : dateText(plain(value), language)),
  dateTime: (value, { language }) => (plain(value) === '' ? '' : timeText(plain(value), language)),
  appearance: appearanceText,
  permissions: permitted,
}

export const valueText = (value: unknown, reader: Reader): string =>
  (TEXTS[reader.field.kind as FieldKind] ?? plain)(value, reader)

/** Formats per cent with sign: `+10%`, `−33,3%`. */
export const percentText = (percent: number, language: Language): string =>
  new Intl.NumberFormat(languageTag(language), {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 1,
  }).format(percent / 100)

/** Returns the change in per cent, to one decimal; undefined if not computable or unchanged. */
export function percentChange(before: unknown, after: unknown): number | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before === 0 || before === after)
    return undefined
  return Math.round(((after - before) / Math.abs(before)) * 1_000) / 10
}
