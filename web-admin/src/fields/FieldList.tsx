import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import type { Field, Fields, Declaration } from '@flou/shared/content/declaration.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { editorTexts } from '../core/texts/editor.ts'
import { useLanguage, useTextsOf } from '../core/texts/useText.ts'
import { StaleTranslationBadge } from './form/languages/StaleTranslationBadge.tsx'
import {
  isTranslated,
  isToTranslate,
  useTranslation,
  type Translation,
} from './form/languages/TranslationContext.ts'
import { TextAids } from './form/aids/TextAids.tsx'
import { CopyField } from './form/languages/CopyField.tsx'
import recordForm from './form/RecordForm.module.css'
import classes from './form/languages/languages.module.css'
import { ColumnLanguageProvider, useColumnLanguage, useFormHandle, useFormView } from './form/FormContext.ts'
import { below, entryIndex, valueAt } from '../core/records/entries.ts'
// circular: the input of a group renders the inputs of its fields
import { inputOf } from './fieldInputs.ts'
import { inBatches } from './inBatches.tsx'
import { FieldRow } from './FieldRow.tsx'

type NamedField = readonly [name: string, field: Field]
type FieldGroup = readonly [NamedField, ...NamedField[]]

/** Groups a switch `x` with the field `xName` that it switches. */
function groupsOf(fields: Fields): FieldGroup[] {
  const switched = (name: string) =>
    fields[name]?.kind === 'toggle' && fields[`${name}Name`] ? `${name}Name` : undefined
  const names = new Set(Object.keys(fields).map(switched))
  return Object.entries(fields)
    .filter(([name]) => !names.has(name))
    .map(([name, field]): FieldGroup => {
      const other = switched(name)
      const otherField = other === undefined ? undefined : fields[other]
      return other !== undefined && otherField
        ? [
            [name, field],
            [other, otherField],
          ]
        : [[name, field]]
    })
}

const visibleFields = (fields: Fields, path: string, translation: Translation | undefined): Fields =>
  translation?.isNarrowed
    ? Object.fromEntries(
        Object.entries(fields).filter(([name]) => isTranslated(translation, below(path, name))),
      )
    : fields

interface Props {
  fields: Fields
  /** Path of the record or item; '' for the record. */
  path: string
}

export function FieldList({ fields, path }: Props) {
  const t = useTextsOf(editorTexts)
  const { type } = useFormHandle()
  const { errors, keyOf, languages } = useFormView()
  const column = useColumnLanguage()
  const language = useLanguage()
  const translation = useTranslation()
  const rowOf = ([name, field]: NamedField) => {
    const at = below(path, name)
    const error = errors[at]
    const label = fieldLabel(type.key, name)[language]
    const row = (
      <FieldRow
        key={inputOf(field).isContainer ? name : keyOf(at)}
        field={field}
        path={at}
        label={column && languages.length > 1 ? `${label} (${t(`language.${column}`)})` : label}
        error={error === undefined ? undefined : messageText(error, language)}
      />
    )
    if (!column) return row
    return (
      <div key={name} className={classes.text}>
        <StaleTranslationBadge path={at} label={label} column={column} />
        {translation?.language === column && isToTranslate(translation, at) && (
          <translation.Source field={field} path={at} />
        )}
        {row}
        <TextAids field={field} path={at} label={label} column={column} />
        <CopyField path={at} label={label} from={column} />
      </div>
    )
  }
  const rows = groupsOf(visibleFields(fields, path, translation)).map(([first, ...more]) =>
    more.length === 0 ? (
      rowOf(first)
    ) : (
      <div key={first[0]} className={recordForm.group}>
        {[first, ...more].map(rowOf)}
      </div>
    ),
  )
  return inBatches(rows)
}

interface Entries {
  shape: Declaration
  path: string
}

export function LocalizedFields({ shape: declaration, path }: Entries) {
  const { form } = useFormHandle()
  const { languages } = useFormView()
  const at = below(path, declaration.translationsKey)
  const entries = valueAt(form.getValues(), at)
  const columns = languages
    .map((language) => ({ language, index: entryIndex(entries, language) }))
    .filter(({ index }) => index >= 0)
  if (Object.keys(declaration.localized).length === 0) return null
  const rows = Object.entries(declaration.localized).map(([name, field]) =>
    columns.map(({ language, index }) => (
      <ColumnLanguageProvider key={`${language} ${name}`} value={language}>
        <FieldList fields={{ [name]: field }} path={below(at, index)} />
      </ColumnLanguageProvider>
    )),
  )
  return columns.length > 1 ? <div className={classes.pairs}>{rows}</div> : rows
}
