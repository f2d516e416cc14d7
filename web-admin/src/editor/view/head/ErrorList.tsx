import type { AnyType } from '@flou/shared/content/define.ts'
import { messageText } from '@flou/shared/texts/messages.ts'
import { isMissing } from '@flou/shared/content/schema.ts'
import { fieldTrail } from '../../../core/records/fieldTrail.ts'
import { languageOfError, type FormErrors } from '../../../core/records/formErrors.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useLanguage, useTextsOf, type TextsOf } from '../../../core/texts/useText.ts'
import { useFormHandle, useFormView } from '../../../fields/form/FormContext.ts'
import { Popup } from '../../../ui/Popup.tsx'
import classes from './ErrorList.module.css'

type T = TextsOf<typeof editorTexts>

export function errorSummaryOf(type: AnyType, errors: FormErrors, t: T): string {
  const messages = Object.values(errors)
  const isIncomplete = !type.internal && messages.every(isMissing)
  return t(isIncomplete ? 'form.emptyFields' : 'form.checkFields', { count: messages.length })
}

export function useErrorSummary(): string {
  const t = useTextsOf(editorTexts)
  const { type } = useFormHandle()
  return errorSummaryOf(type, useFormView().errors, t)
}

export function ErrorList() {
  const t = useTextsOf(editorTexts)
  const language = useLanguage()
  const { type, form } = useFormHandle()
  const { errors, reveal } = useFormView()
  const summary = useErrorSummary()
  const paths = Object.keys(errors)
  if (paths.length === 0) return null
  const nameOf = (path: string) => {
    const column = languageOfError(path, form.getValues())
    return fieldTrail(type, path, language) + (column ? ` (${t(`language.${column}`)})` : '')
  }
  return (
    <span className={classes.errors}>
      <Popup label={summary}>
        {(close) => (
          <ul>
            {paths.map((path) => (
              <li key={path}>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    reveal?.(path)
                  }}
                >
                  {nameOf(path)}
                </button>
                <span>{messageText(errors[path] ?? '', language)}</span>
              </li>
            ))}
          </ul>
        )}
      </Popup>
    </span>
  )
}
