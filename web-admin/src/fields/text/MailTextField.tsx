import { Textarea, TextInput } from '@mantine/core'
import { useRef, useState, type ChangeEvent } from 'react'
import type { mailLine, mailParagraphs } from '@flou/shared/content/fields/mailText.ts'
import {
  placeholderProblem,
  PLACEHOLDERS,
  withDoubleBraces,
  type PlaceholderName,
} from '@flou/shared/mail/placeholders.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { mailTexts } from '../../core/texts/mail.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { FieldProps } from '../fieldProps.ts'
import classes from './MailTextField.module.css'
import { useTextInput } from './useTextInput.ts'

type MailField = ReturnType<typeof mailLine> | ReturnType<typeof mailParagraphs>
type Input = HTMLInputElement | HTMLTextAreaElement

/** Inserts a placeholder at the caret and dispatches `input`, so that React notices. */
function insert(input: Input | null, name: PlaceholderName): void {
  if (!input) return
  const end = input.value.length
  input.setRangeText(`{{${name}}}`, input.selectionStart ?? end, input.selectionEnd ?? end, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}

function Buttons({ field, onInsert }: { field: MailField; onInsert: (name: PlaceholderName) => void }) {
  const t = useTextsOf(mailTexts)
  const language = useLanguage()
  const { placeholders } = field.rule
  if (placeholders.length === 0) return null
  return (
    <span className={classes.placeholders}>
      <span>{t('mail.placeholders')}</span>
      {placeholders.map((name) => {
        const label = PLACEHOLDERS[name][language]
        return (
          <button
            key={name}
            type="button"
            title={label}
            aria-label={t('mail.insert', { name: `{{${name}}}`, label })}
            onClick={() => onInsert(name)}
          >
            {`{{${name}}}`}
          </button>
        )
      })}
    </span>
  )
}

/** Mail text with placeholder buttons; reports unknown or missing placeholders while typing. */
export function MailTextField(props: FieldProps<MailField>) {
  const { field, error } = props
  const language = useLanguage()
  const ref = useRef<Input>(null)
  const { onChange, ...input } = useTextInput(props)
  const [problem, setProblem] = useState<string>()
  const change = (event: ChangeEvent<Input>) => {
    const { value } = event.currentTarget
    setProblem(value === '' ? undefined : placeholderProblem(value, field.rule))
    onChange(event)
  }
  const shared = {
    ...input,
    defaultValue: withDoubleBraces(input.defaultValue),
    error: error ?? (problem === undefined ? undefined : messageText(problem, language)),
    autoComplete: 'off',
    onChange: change,
  }
  return (
    <>
      {field.kind === 'text' ? (
        <TextInput {...shared} ref={(element) => void (ref.current = element)} />
      ) : (
        <Textarea
          {...shared}
          ref={(element) => void (ref.current = element)}
          rows={3}
          classNames={{ input: 'growing' }}
        />
      )}
      <Buttons field={field} onInsert={(name) => insert(ref.current, name)} />
    </>
  )
}
