import { OTHER } from '@flou/shared/submissions/fields.ts'
import { PROVINCES } from '@flou/shared/submissions/provinces.ts'
import { escapeElementText } from '@flou/shared/text/escapeHtml.ts'
import { useMemo, useState } from 'react'
import { AS_IN_DOCUMENT, useCameInDocument } from '../document/useCameInDocument.ts'
import styles from './Form.module.css'
import { attributesOf, type FieldProps } from './attributes.ts'
import { useFormTexts } from './formTexts.ts'
import { RequiredMark } from './RequiredMark.tsx'
import { countriesIn } from './places.ts'

/** One of a few. */
export function ChoiceInput(props: FieldProps) {
  const { t, language } = useFormTexts()
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

/** Provinces, and a way on for those who live elsewhere. */
export function StateInput(props: FieldProps) {
  const { t } = useFormTexts()
  return (
    <select defaultValue="" {...attributesOf(props, { isTyped: false })}>
      <option value="">{t('choose')}</option>
      {PROVINCES.map((name) => (
        <option key={name}>{name}</option>
      ))}
      <option value={OTHER}>{t('other')}</option>
    </select>
  )
}

/** The cities of the chosen province; without script, or before they have come, the one below is typed. */
export function CityInput(props: FieldProps) {
  const { t } = useFormTexts()
  return (
    <select defaultValue="" {...attributesOf(props, { isTyped: false })}>
      <option value="">{t('choose')}</option>
      {props.cities?.map((name) => (
        <option key={name}>{name}</option>
      ))}
      <option value={OTHER}>{t('other')}</option>
    </select>
  )
}

/**
 * Countries and regions. What came with the document stays: server and browser may spell one differently, and naming and ordering them takes
 * a phone longer than all the rest of a form.
 */
export function CountryInput(props: FieldProps) {
  const { t, language } = useFormTexts()
  const [first] = useState(language)
  const stays = useCameInDocument() && first === language
  const markup = useMemo(() => {
    if (stays) return AS_IN_DOCUMENT
    const all = countriesIn(language).map(
      ({ code, name }) => `<option value="${code}">${escapeElementText(name)}</option>`,
    )
    const html = `<option value="">${escapeElementText(t('choose'))}</option>${all.join('')}`
    return { dangerouslySetInnerHTML: { __html: html } }
  }, [stays, t, language])
  return <select {...attributesOf(props, { isTyped: false })} {...markup} />
}

const STARS = [1, 2, 3, 4, 5] as const
/** What a form starts with (spec §9). */
const DEFAULT_RATING = 5

/** One to five stars, as radio buttons. */
export function RatingInput(props: FieldProps) {
  const { t, language } = useFormTexts()
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
