import { createContext, useContext } from 'react'
import type { useForm } from '@mantine/form'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Edits } from './edits.ts'
import type { FormErrors, FormValues } from '../../core/records/formErrors.ts'

export type ContentForm = ReturnType<typeof useForm<FormValues>>

/** Form around a field. Stable for the form's lifetime, so that reading it causes no render. */
export interface FormHandle {
  readonly form: ContentForm
  readonly type: AnyType
  readonly mode: WriteMode
  /** 0 for a section or a new record. */
  readonly id: number
  readonly edits: Edits
  readonly isInSheet: boolean
}
const HandleContext = createContext<FormHandle | undefined>(undefined)
export const FormHandleProvider = HandleContext.Provider

export function useFormHandle(): FormHandle {
  const handle = useContext(HandleContext)
  if (!handle) throw new Error('A field stands outside of a form')
  return handle
}

/** DOM event of an input that is focused because of its error or a comment. */
export const REVEALED = 'flou:revealed'

/** A new object per request, so that the same field can be sought again. */
export interface Sought {
  readonly path: string
}

/** Form state that only field lists observe: errors and languages. */
export interface FormView {
  readonly errors: FormErrors
  readonly language: Language
  readonly languages: readonly Language[]
  readonly sought?: Sought | undefined
  /** Shows and focuses the field of a path. */
  readonly reveal?: (path: string) => void
  /** True if visitors see exactly these values. */
  readonly isPublished?: boolean
  /** Changes to remount an input after its value was set from outside. */
  readonly keyOf: (path: string) => string
}
const ViewContext = createContext<FormView>({
  errors: {},
  language: 'id',
  languages: ['id'],
  keyOf: (path) => path,
})
export const FormViewProvider = ViewContext.Provider
export const useFormView = (): FormView => useContext(ViewContext)

/** Language of the surrounding texts; undefined for fields shared by both languages. */
const ColumnContext = createContext<Language | undefined>(undefined)
export const ColumnLanguageProvider = ColumnContext.Provider
export const useColumnLanguage = (): Language | undefined => useContext(ColumnContext)

export function useContentLanguage(): Language {
  const column = useColumnLanguage()
  const { language } = useFormView()
  return column ?? language
}

/** Returns the initial value of an input and its setter; the input itself holds the typed text. */
export function useFieldInput<T>(path: string): { initial: T; setValue: (value: T) => void } {
  const { form } = useFormHandle()
  const props = form.getInputProps(path, { withError: false })
  return { initial: props.defaultValue as T, setValue: (value) => props.onChange(value) }
}
