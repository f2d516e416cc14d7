import { OTHER_LOCATION, type FormField } from '@flou/shared/forms/fields.ts'
import { PROVINCES } from '@flou/shared/forms/provinces.ts'
import { escapeElementText } from '@flou/shared/strings/escapeHtml.ts'
import { useMemo, useState } from 'react'
import { KEEP_SERVER_MARKUP, useIsFromServer } from '../document/useIsFromServer.ts'
import styles from './Form.module.css'
import { attributesOf, type FieldProps } from './attributes.ts'
import { formTexts } from '../texts/forms.ts'
import { useTexts } from '../texts/useTexts.ts'
import { countriesIn } from './countries.ts'

export function ChoiceInput(props: FieldProps) {
  const { t, language } = useTexts(formTexts)
  return (
    <select defaultValue="" {...attributesOf(props, { isTyped: false })}>
      <option value="">{t('choose')}</option>
      {props.field.choices?.map(({ value, label }) => (
        <option key={value} value={value}>
          {label[language]}
        </option>
      ))}
    </select>
  )
}

export function StateInput(props: FieldProps) {
  const { t } = useTexts(formTexts)
  return (
    <select defaultValue="" {...attributesOf(props, { isTyped: false })}>
      <option value="">{t('choose')}</option>
      {PROVINCES.map((name) => (
        <option key={name}>{name}</option>
      ))}
      <option value={OTHER_LOCATION}>{t('other')}</option>
    </select>
  )
}

/** Select filled with the province's cities. */
export function CityInput(props: FieldProps) {
  const { t } = useTexts(formTexts)
  return (
    <select defaultValue="" {...attributesOf(props, { isTyped: false })}>
      <option value="">{t('choose')}</option>
      {props.cities?.map((name) => (
        <option key={name}>{name}</option>
      ))}
      <option value={OTHER_LOCATION}>{t('other')}</option>
    </select>
  )
}

/** Keeps the server's options: browsers may spell names differently, and sorting them is slow on phones. */
export function CountryInput(props: FieldProps) {
  const { t, language } = useTexts(formTexts)
  const [first] = useState(language)
  const stays = useIsFromServer() && first === language
  const markup = useMemo(() => {
    if (stays) return KEEP_SERVER_MARKUP
    const all = countriesIn(language).map(
      ({ code, name }) => `<option value="${code}">${escapeElementText(name)}</option>`,
    )
    const html = `<option value="">${escapeElementText(t('choose'))}</option>${all.join('')}`
    return { dangerouslySetInnerHTML: { __html: html } }
  }, [stays, t, language])
  return <select {...attributesOf(props, { isTyped: false })} {...markup} />
}

const STARS = [1, 2, 3, 4, 5] as const
const DEFAULT_RATING = 5

export function RatingInput(props: FieldProps) {
  const { t, language } = useTexts(formTexts)
  const { id, ...attributes } = attributesOf(props, { isTyped: false })
  return (
    <fieldset className={styles['rating']}>
      <legend>
        {props.field.label[language]}
        <RequiredMark field={props.field} />
      </legend>
      {STARS.map((count) => (
        <label key={count} className={styles['star']}>
          <input
            type="radio"
            id={`${id}-${count}`}
            {...attributes}
            value={count}
            defaultChecked={count === DEFAULT_RATING}
          />
          <span aria-hidden="true" />
          <span className="only-heard">{t('stars', { count })}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Hidden from assistive technology, which reads the field's attribute. */
export const RequiredMark = ({ field }: { field: Pick<FormField, 'required'> }) =>
  field.required ? <span aria-hidden="true"> *</span> : null
