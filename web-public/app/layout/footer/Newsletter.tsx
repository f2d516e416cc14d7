import { FORM_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import { FORM_PROBLEM, formAnchor, PROBLEM_OF, sentAnchor } from '@flou/shared/submissions/anchors.ts'
import { lazy, Suspense, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useSite } from '../../site/useSite.ts'
import styles from './Newsletter.module.css'

/** What checks and sends comes with the first address. */
const loadSubscribe = () => import('../../forms/subscribe.ts')

const Thanks = lazy(() => import('./NewsletterThanks.tsx'))

function useSubscription() {
  const { t } = useTranslation()
  const { language } = useSite()
  const since = useRef(0)
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const [isThanked, setThanked] = useState(false)
  const ask = async (form: HTMLFormElement) => {
    const field = form.elements.namedItem('email')
    const email = field instanceof HTMLInputElement ? field.value : ''
    setSending(true)
    const wrong = await loadSubscribe()
      .then(({ subscribe }) => subscribe(email, language, since.current))
      .catch(() => t('pageMissing'))
    setSending(false)
    setProblem(wrong)
    if (wrong !== '') return
    form.reset()
    setThanked(true)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSending) void ask(event.currentTarget)
  }
  const onInput = () => {
    since.current ||= Date.now()
  }
  return { problem, isSending, isThanked, onSubmit, onInput, onClose: () => setThanked(false) }
}

/** The form that asks for the newsletter, and the words that thank for it (spec §2). */
export function Newsletter() {
  const { t } = useTranslation()
  const { language } = useSite()
  const { problem, isSending, isThanked, onSubmit, onInput, onClose } = useSubscription()
  return (
    <section>
      <h2>{t('newsletterTitle')}</h2>
      <p>{t('newsletterText')}</p>
      <p id={sentAnchor('newsletter')} className={styles['sent']}>
        {t('newsletterThanks')} {t('newsletterConfirm')}
      </p>
      <form
        id={formAnchor('newsletter')}
        method="post"
        action={FORM_PATHS.newsletter}
        className={styles['form']}
        onSubmit={onSubmit}
        onInput={onInput}
        noValidate
      >
        <input type="hidden" name="_language" value={language} />
        <label className="only-heard" htmlFor="newsletter-email">
          {t('newsletterEmail')}
        </label>
        <input
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder={t('newsletterEmail')}
          maxLength={255}
          required
          aria-invalid={problem === '' ? undefined : true}
          aria-describedby="newsletter-problem"
        />
        <button type="submit" className="button" aria-disabled={isSending || undefined}>
          {t('subscribe')}
        </button>
        <p
          id="newsletter-problem"
          role="alert"
          className={styles['problem']}
          hidden={problem === ''}
          {...{ [PROBLEM_OF]: 'email' }}
        >
          {problem}
        </p>
        <p className={styles['problem']} hidden {...{ [FORM_PROBLEM]: '' }} />
      </form>
      {isThanked && (
        <Suspense>
          <Thanks onClose={onClose} />
        </Suspense>
      )}
    </section>
  )
}
