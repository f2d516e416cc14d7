import type { Field } from '@flou/shared/content/declaration.ts'
import type { Language, Text } from '@flou/shared/locale.ts'
import { changedValueTexts } from '@flou/shared/texts/approval.ts'
import { reader } from '@flou/shared/texts/reader.ts'
import { cutText } from '@flou/shared/strings/letters.ts'
import { plainTextOf } from '@flou/shared/strings/plainText.ts'

const MAX_LENGTH = 80

const translate = reader(changedValueTexts)

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > MAX_LENGTH ? `${cutText(line, MAX_LENGTH - 1)}…` : line
}

const choiceLabel = (field: Field, value: unknown, language: Language): string | undefined => {
  const { choices = [] } = field as Field & { choices?: readonly { value: string; label: Text }[] }
  return choices.find((choice) => choice.value === value)?.label[language]
}

export function shortValue(field: Field, value: unknown, language: Language): string {
  if (value === undefined || value === null || value === '' || field.isSecret) return ''
  if (typeof value === 'boolean') return changedValueTexts[value ? 'yes' : 'no'][language]
  if (Array.isArray(value))
    return value.length === 0 ? '' : translate[language]('entries', { count: value.length })
  if (field.kind === 'reference' || field.kind === 'media') return value === 0 ? '' : `#${Number(value)}`
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return changedValueTexts.notInMail[language]
  if (field.kind === 'richText') return shortened(plainTextOf(value))
  return choiceLabel(field, value, language) ?? shortened(value)
}
