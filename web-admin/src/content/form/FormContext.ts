import { createContext, useContext } from 'react'
import type { useForm } from '@mantine/form'
import type { AnyType } from '@flou/shared/content/define.ts'
import type { WriteMode } from '@flou/shared/content/schema.ts'
import type { Language } from '@flou/shared/locale.ts'
import type { Edits } from './edits.ts'
import type { FormErrors, FormValues } from './formErrors.ts'

export type ContentForm = ReturnType<typeof useForm<FormValues>>

/** The form around a field. It stays the same object for the life of the form, so that reading it renders nothing anew. */
export interface FormHandle {
  readonly form: ContentForm
  readonly type: AnyType
  readonly mode: WriteMode
  /** 0 for a section or a record that was never saved. */
  readonly id: number
  readonly edits: Edits
}
const HandleContext = createContext<FormHandle | undefined>(undefined)
export const FormHandleProvider = HandleContext.Provider

export function useFormHandle(): FormHandle {
  const handle = useContext(HandleContext)
  if (!handle) throw new Error('A field stands outside of a form')
  return handle
}

/** A new object each time, so that the same field can be sought again. */
export interface Sought {
  readonly path: string
}

/** What changes while a form is edited and only lists of fields follow: the errors, and the language shown. */
export interface FormView {
  readonly errors: FormErrors
  readonly language: Language
  /** The languages whose texts stand on the screen: that one, or both side by side. */
  readonly languages: readonly Language[]
  /** The field that a person is led to: the tab and the entry that it is in open for it. */
  readonly sought?: Sought | undefined
  /** Changes where an input has to start again with a value set from outside. */
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

/** The language of the texts around a field; undefined around fields outside of languages. */
const ColumnContext = createContext<Language | undefined>(undefined)
export const ColumnLanguageProvider = ColumnContext.Provider
export const useColumnLanguage = (): Language | undefined => useContext(ColumnContext)

/** The language that a field's texts are in: that of its column, else the one shown. */
export function useContentLanguage(): Language {
  const column = useColumnLanguage()
  const { language } = useFormView()
  return column ?? language
}

/** The present value of a path, as an input starts with it, and how to change it. The input keeps what is typed itself. */
export function useFieldInput<T>(path: string): { initial: T; change: (value: T) => void } {
  const { form } = useFormHandle()
  const props = form.getInputProps(path, { withError: false })
  return { initial: props.defaultValue as T, change: (value) => props.onChange(value) } // T is the declared field's value
}
