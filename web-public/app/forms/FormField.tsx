import { PROBLEM_OF } from '@flou/shared/forms/anchors.ts'
import type { ReactNode } from 'react'
import { attributesOf, type FieldProps } from './attributes.ts'
import styles from './Form.module.css'
import { formTexts } from '../texts/forms.ts'
import { useTexts } from '../texts/useTexts.ts'
import { ChoiceInput, CityInput, CountryInput, RatingInput, StateInput, RequiredMark } from './inputs.tsx'

const TEXT_TYPES = { email: 'email', phone: 'tel', text: 'text', number: 'text' } as const

function TextInput(props: FieldProps) {
  const { kind } = props.field
  const type = kind in TEXT_TYPES ? TEXT_TYPES[kind as keyof typeof TEXT_TYPES] : 'text'
  return <input type={type} {...attributesOf(props)} />
}

function OptionInput(props: FieldProps) {
  const { t } = useTexts(formTexts)
  const attributes = attributesOf(props, { isTyped: false })
  return (
    <select defaultValue="" {...attributes}>
      <option value="">{t('choose')}</option>
      {props.options?.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}

function inputOf(props: FieldProps): ReactNode {
  const { kind } = props.field
  if (kind === 'longText') return <textarea rows={5} {...attributesOf(props)} />
  if (kind === 'choice') return <ChoiceInput {...props} />
  if (kind === 'state') return <StateInput {...props} />
  if (kind === 'city') return <CityInput {...props} />
  if (kind === 'country') return <CountryInput {...props} />
  return props.options ? <OptionInput {...props} /> : <TextInput {...props} />
}

function Problem({ form, name, problem }: FieldProps) {
  return (
    <p
      id={`${form}-${name}-problem`}
      className={styles['problem']}
      hidden={problem === undefined}
      {...{ [PROBLEM_OF]: name }}
    >
      {problem}
    </p>
  )
}

function Agreement(props: FieldProps) {
  const { language } = useTexts(formTexts)
  const attributes = attributesOf(props, { isTyped: false })
  return (
    <div className={styles['wide']} data-field={props.name}>
      <label className={styles['agreement']}>
        <input type="checkbox" value="on" {...attributes} />
        <span>
          {props.field.label[language]}
          <RequiredMark field={props.field} />
        </span>
      </label>
      <Problem {...props} />
    </div>
  )
}

function Label({ form, name, field }: FieldProps) {
  const { t, language } = useTexts(formTexts)
  return (
    <label htmlFor={`${form}-${name}`}>
      {field.label[language]}
      {!field.required && (
        <span className={styles['optional']}> ({field.mayBeEmpty?.[language] ?? t('optional')})</span>
      )}
      <RequiredMark field={field} />
    </label>
  )
}

export function FormField(props: FieldProps) {
  const { form, name, field } = props
  const { language } = useTexts(formTexts)
  const { kind, hint, when } = field
  if (kind === 'agreement') return <Agreement {...props} />
  if (kind === 'rating') {
    return (
      <div className={styles['wide']} data-field={name}>
        <RatingInput {...props} />
        <Problem {...props} />
      </div>
    )
  }
  const isWide = kind === 'longText' || when !== undefined || props.options !== undefined
  return (
    <div className={isWide ? styles['wide'] : styles['field']} data-field={name} data-when={when?.field}>
      <Label {...props} />
      <div className={styles['control']}>
        {inputOf(props)}
        {hint && (
          <p id={`${form}-${name}-hint`} className={styles['hint']}>
            {hint[language]}
          </p>
        )}
        <Problem {...props} />
      </div>
    </div>
  )
}
