import { useRef, useState, type RefObject } from 'react'
import type { Language } from '@flou/shared/locale.ts'
import { showEditor } from '../preview/formView.ts'
import type { FormErrors, FormValues } from '../form/formErrors.ts'
import { focusField, focusFirstError, languageToShow } from './focusFirstError.ts'
import type { Sought } from '../form/FormContext.ts'

const TRY_EVERY_MS = 60
const TRIES = 20

/** Shows and focuses a field: switches the language, opens tabs and entries. */
export function useReveal(root: RefObject<HTMLElement | null>) {
  const [language, setLanguage] = useState<Language>('id')
  const [sought, setSought] = useState<Sought>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  function soon(focus: (root: HTMLElement) => boolean, tries = TRIES) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (root.current && !focus(root.current) && tries > 1) soon(focus, tries - 1)
    }, TRY_EVERY_MS)
  }
  return {
    language,
    setLanguage,
    sought,
    errors: (errors: FormErrors, values: FormValues) => {
      showEditor()
      setLanguage(languageToShow(errors, values, language))
      soon((found) => focusFirstError(found, errors))
    },
    field: (path: string, values: FormValues) => {
      showEditor()
      setLanguage(languageToShow({ [path]: '' }, values, language))
      setSought({ path })
      soon((found) => focusField(found, path))
    },
  }
}
