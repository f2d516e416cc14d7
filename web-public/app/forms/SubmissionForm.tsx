import { formAnchor } from '@flou/shared/submissions/anchors.ts'
import { lazy, Suspense } from 'react'
import { HydratedForm as FormOnServer } from 'virtual:form-on-server'
import styles from './Form.module.css' // here, so that the document carries it, though the rest comes later
import type { HydratedForm, SubmissionFormProps } from './FormParts.tsx'
import { readTyped } from './typed.ts'

/** How far below the window a form may be when its script is fetched, in pixels. */
const NEAR = 400

/** Comes when the visitor is near a form of this document, or has typed into it before; at once where the form is not there yet. */
const whenNear = (form: string) =>
  new Promise<void>((resolve) => {
    const element = document.getElementById(formAnchor(form))
    if (!element || readTyped(form)) {
      resolve()
      return
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: `${NEAR}px` },
    )
    observer.observe(element)
    element.addEventListener('focusin', () => resolve(), { once: true })
  })

/** A component of each form, that React asks for once. */
const late = new Map<string, typeof HydratedForm>()
function lateForm(form: string): typeof HydratedForm {
  const known = late.get(form)
  if (known) return known
  const made = lazy(async () => {
    await whenNear(form)
    const parts = await import('./FormParts.tsx')
    return { default: parts.HydratedForm }
  }) as unknown as typeof HydratedForm // takes the same props
  late.set(form, made)
  return made
}

/**
 * The form of a declared submission. It stands in the document and works as it is; what its script adds comes when the visitor is near,
 * and until then the browser sends it by itself.
 */
export function SubmissionForm(props: SubmissionFormProps) {
  const onServer = FormOnServer as typeof HydratedForm | undefined // what the virtual module is made of
  const Form = onServer ?? lateForm(props.form.key)
  return (
    <div className={styles['place']}>
      <Suspense>
        <Form {...props} />
      </Suspense>
    </div>
  )
}
