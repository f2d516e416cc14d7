import { formAnchor } from '@flou/shared/submissions/anchors.ts'
import { lazy, Suspense, useEffect } from 'react'
import { HydratedForm as FormOnServer } from 'virtual:form-on-server'
import styles from './Form.module.css' // here, so that the document carries it, though the rest comes later
import type { HydratedForm, SubmissionFormProps } from './FormParts.tsx'
import { readTyped } from './typed.ts'

/** How far below the window a form may be when its script is fetched, in pixels. */
const NEAR = 400

/** Calls back when the visitor is near a form of this document, or begins to write in it. Returns what ends the watch. */
function watchNear(element: HTMLElement, tell: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell()
    },
    { rootMargin: `${NEAR}px` },
  )
  observer.observe(element)
  element.addEventListener('focusin', tell, { once: true })
  return () => {
    observer.disconnect()
    element.removeEventListener('focusin', tell)
  }
}

/** The component of a form, and what has it loaded. */
interface LateForm {
  Form: typeof HydratedForm
  load: () => void
}

/** By the key of its form: React asks for a component once. */
const late = new Map<string, LateForm>()
function lateForm(form: string): LateForm {
  const known = late.get(form)
  if (known) return known
  const { promise, resolve: load } = Promise.withResolvers<void>()
  const Form = lazy(async () => {
    await promise
    const parts = await import('./FormParts.tsx')
    return { default: parts.HydratedForm }
  }) as unknown as typeof HydratedForm // takes the same props
  const made = { Form, load }
  late.set(form, made)
  return made
}

/** Loads a form of the document when the visitor is near; at once where something was typed into it before. */
function useLateForm(form: string): LateForm {
  const { Form, load } = lateForm(form)
  useEffect(() => {
    const element = document.getElementById(formAnchor(form))
    if (element && !readTyped(form)) return watchNear(element, load)
    load()
    return undefined
  }, [form, load])
  return { Form, load }
}

/**
 * Stands where the form is not in the document: the visitor came to its page without loading one, or the page was rendered anew before the
 * form's script was there, such as for another fragment of the address. React takes the document's form away then.
 */
function AskFor({ load }: Pick<LateForm, 'load'>) {
  useEffect(load, [load])
  return null
}

/**
 * The form of a declared submission. It stands in the document and works as it is; what its script adds comes when the visitor is near,
 * and until then the browser sends it by itself.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const { Form: Late, load } = useLateForm(props.form.key)
  const onServer = FormOnServer as typeof HydratedForm | undefined // what the virtual module is made of
  const Form = onServer ?? Late
  return (
    <div className={styles['place']}>
      <Suspense fallback={<AskFor load={load} />}>
        <Form {...props} />
      </Suspense>
    </div>
  )
}
