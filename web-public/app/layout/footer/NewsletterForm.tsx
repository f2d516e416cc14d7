import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { FORM_PROBLEM, formAnchor, PROBLEM_OF } from '@flou/shared/forms/anchors.ts'
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import { ConsentNote } from '../../forms/ConsentNote.tsx'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { useSite } from '../../site/useSite.ts'
import styles from './Newsletter.module.css'

const loadSubscribe = () => import('../../forms/subscribe.ts')

const Thanks = lazy(() => import('./NewsletterThanks.tsx'))

function useSubscription() {
  const { t } = useTexts(shellTexts)
  const { language } = useSite()
  const since = useRef(0)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const [thanks, setThanks] = useState('')
  const submit = async (form: HTMLFormElement) => {
    const field = form.elements.namedItem('email')
    const email = field instanceof HTMLInputElement ? field.value : ''
    setSending(true)
    const { problem: wrong = '', answer = '' } = await loadSubscribe()
      .then(({ subscribe }) => subscribe(email, language, since.current))
      .catch(() => ({ problem: t('pageMissing'), answer: undefined }))
    setSending(false)
    setProblem(wrong)
    if (wrong !== '') return
    form.reset()
    setThanks(answer)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) void submit(event.currentTarget)
  }
  const onInput = () => {
    since.current ||= Date.now()
  }
  return { problem, isSending, thanks, onSubmit, onInput, onClose: () => setThanks('') }
}

/**
 * Newsletter form.
 * @param props.name prefix of ids and anchor; a page may contain two such forms
 */
export function NewsletterForm({ name }: { name: string }) {
  const { t } = useTexts(shellTexts)
  const { language } = useSite()
  const { problem, isSending, thanks, onSubmit, onInput, onClose } = useSubscription()
  return (
    <>
      <form
        id={formAnchor(name)}
        method="post"
        action={FORM_PATHS.newsletter}
        className={styles['form']}
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
      >
        <input type="hidden" name="_language" value={language} />
        <input type="hidden" name="_form" value={name} />
        <label className="only-heard" htmlFor={`${name}-email`}>
          {t('newsletterEmail')}
        </label>
        <input
          id={`${name}-email`}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={`${t('newsletterEmail')} *`}
          maxLength={255}
          required
          aria-invalid={problem === '' ? undefined : true}
          aria-describedby={`${name}-problem`}
        />
        <button type="submit" className="button" aria-disabled={isSending || undefined}>
          {t('subscribe')}
        </button>
        <p
          id={`${name}-problem`}
          role="alert"
          className={styles['problem']}
          hidden={problem === ''}
          {...{ [PROBLEM_OF]: 'email' }}
        >
          {problem}
        </p>
        <p className={styles['problem']} hidden {...{ [FORM_PROBLEM]: '' }} />
        <ConsentNote className={styles['note']} />
      </form>
      {thanks !== '' && (
        <Suspense>
          <Thanks text={thanks} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}
