import { formAnchor } from '@flou/shared/forms/anchors.ts'
import { lazy, Suspense, useEffect, type LazyExoticComponent } from 'react'
import { HydratedForm as FormOnServer } from 'virtual:form-on-server'
import styles from './Form.module.css' // imported here so that the document includes it before the lazy part loads
import type { HydratedForm, SubmissionFormProps } from './FormParts.tsx'
import { readTyped } from './typed.ts'

/** Distance in pixels below the viewport at which the form's script loads. */
const NEAR = 400

function watchNear(element: HTMLElement, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    },
    { rootMargin: `${NEAR}px` },
  )
  observer.observe(element)
  element.addEventListener('focusin', onNear, { once: true })
  return () => {
    observer.disconnect()
    element.removeEventListener('focusin', onNear)
  }
}

interface LazyForm {
  Form: LazyExoticComponent<typeof HydratedForm>
  load: () => void
}

/** By form key, because React requires a stable component identity. */
const lazyForms = new Map<string, LazyForm>()
function getLazyForm(form: string): LazyForm {
  const existing = lazyForms.get(form)
  if (existing) return existing
  const { promise, resolve: load } = Promise.withResolvers<void>()
  const Form = lazy(async () => {
    await promise
    const module = await import('./FormParts.tsx')
    return { default: module.HydratedForm }
  })
  const created = { Form, load }
  lazyForms.set(form, created)
  return created
}

/** Loads the form when it is near; immediately if input is stored. */
function useLazyForm(form: string): LazyForm {
  const { Form, load } = getLazyForm(form)
  useEffect(() => {
    const element = document.getElementById(formAnchor(form))
    if (element && !readTyped(form)) return watchNear(element, load)
    load()
    return undefined
  }, [form, load])
  return { Form, load }
}

/** Loads the form where no server markup exists, such as after client navigation. */
function LoadOnMount({ load }: Pick<LazyForm, 'load'>) {
  useEffect(load, [load])
  return null
}

/** Form of a declared submission: works without script, and is hydrated when near. */
export function SubmissionForm(props: SubmissionFormProps) {
  const { Form: LazyComponent, load } = useLazyForm(props.form.key)
  const onServer = FormOnServer as typeof HydratedForm | undefined
  const Form = onServer ?? LazyComponent
  return (
    <div className={styles['place']}>
      <Suspense fallback={<LoadOnMount load={load} />}>
        <Form {...props} />
      </Suspense>
    </div>
  )
}
