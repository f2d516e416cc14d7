import { Badge } from '../../ui/Badge.tsx'
import type { ChoiceOption } from '@flou/shared/content/fields/value.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { PACKAGE_KINDS } from '@flou/shared/content/types/product/packageConfig.ts'
import type { Field } from '@flou/shared/content/declaration.ts'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { fieldTexts } from '../../core/texts/fields.ts'
import { useLanguage } from '../../core/texts/useText.ts'
import { localizedText } from '../../core/records/localizedText.ts'
import { CountCell } from '../cells.tsx'
import type { CellProps, FieldKindModule, TextReader, Unread } from '../kindModule.ts'
import { cellText, parsedColumn, plainText } from '../plainText.ts'

const folded = (text: string) => text.trim().toLowerCase()

const YES = new Set(['yes', 'ya', 'true', '1', 'y', 'on'])
const NO = new Set(['no', 'tidak', 'false', '0', 'n', 't', 'off'])

const toggleText = (value: unknown, { language }: { language: Language }) =>
  translator(fieldTexts)[language](value === true ? 'field.yes' : 'field.no')

function ToggleCell({ value }: CellProps) {
  const language = useLanguage()
  return <Badge tone={value === true ? 'good' : undefined}>{toggleText(value, { language })}</Badge>
}

export const toggle: FieldKindModule = {
  Cell: ToggleCell,
  isName: false,
  text: toggleText,
  diff: 'sides',
  grid: parsedColumn({
    width: 110,
    read: (text) => {
      if (YES.has(folded(text))) return true
      return NO.has(folded(text)) ? false : ({ unread: text, problem: 'grid.yesOrNo' } satisfies Unread)
    },
    write: toggleText,
    suggestions: ({ language }) => [true, false].map((value) => toggleText(value, { language })),
  }),
}

const choicesOf = (field: Field): readonly ChoiceOption[] =>
  'choices' in field ? (field.choices as readonly ChoiceOption[]) : []

const labelOf = (value: unknown, { field, language }: TextReader): string | undefined =>
  choicesOf(field).find((one) => one.value === value)?.label[language]

const choiceText = (value: unknown, reader: TextReader) => labelOf(value, reader) ?? plainText(value)

function ChoiceCell({ field, value }: CellProps) {
  const language = useLanguage()
  return <Badge>{labelOf(value, { field, language }) ?? localizedText(value, language).text}</Badge>
}

export const choice: FieldKindModule = {
  Cell: ChoiceCell,
  isName: false,
  text: choiceText,
  diff: 'sides',
  grid: parsedColumn({
    width: 110,
    read: (text, { field }) => {
      const needle = folded(text)
      const found = choicesOf(field).find(
        ({ value, label }) =>
          folded(String(value)) === needle ||
          LANGUAGES.some((language) => folded(label[language]) === needle),
      )
      return found ? found.value : ({ unread: text, problem: 'grid.unknown' } satisfies Unread)
    },
    write: (value, reader) => labelOf(value, reader) ?? cellText(value),
    suggestions: ({ field, language }) => choicesOf(field).map(({ label }) => label[language]),
  }),
}

const CONFIGURED_TYPES = Object.values(PACKAGE_KINDS)

/** Label of a field that `choices` names, of the type that a page's settings configure. */
function fieldName(name: unknown, { field, language }: TextReader): string {
  const type = CONFIGURED_TYPES.find(
    ({ config }) => config.declaration.fields['hiddenFields'] === field,
  )?.type
  return fieldLabel(type?.key ?? '', plainText(name))[language]
}

const isAmongFields = (field: Field) => 'editor' in field && field.editor === 'fieldVisibility'

export const choices: FieldKindModule = {
  Cell: CountCell,
  isName: false,
  text: (value, reader) =>
    (Array.isArray(value) ? value : [])
      .map((one) => (isAmongFields(reader.field) ? fieldName : choiceText)(one, reader))
      .join(', '),
  diff: 'sides',
  grid: undefined,
}
