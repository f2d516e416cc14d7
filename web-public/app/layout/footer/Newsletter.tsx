import { useId } from 'react'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { useSite } from '../../useSite.ts'
import { ModalDialog } from '../dialog/ModalDialog.tsx'
import { NEWSLETTER_CALL, useSubscription } from './useSubscription.ts'
import styles from './Newsletter.module.css'

function Thanks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <ModalDialog title={t('thankYou')} onClose={onClose} confirm={t('ok')}>
      <p>{t('subscribed')}</p>
    </ModalDialog>
  )
}

function SubscribeForm() {
  const { t } = useTranslation()
  const { state, subscribe, dismiss } = useSubscription()
  const id = useId()
  const hasFailed = state.phase === 'failed'
  return (
    <form action={NEWSLETTER_CALL} method="post" onSubmit={subscribe} className={styles['form']}>
      <label htmlFor={id} className={styles['label']}>
        {t('newsletterEmail')}
      </label>
      <div className={styles['row']}>
        <input
          id={id}
          type="email"
          name="email"
          required
          maxLength={255}
          autoComplete="email"
          placeholder={t('newsletterExample')}
          className={styles['field']}
          {...(hasFailed && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        />
        <button type="submit" className="button button-small" aria-disabled={state.phase === 'sending'}>
          {t(state.phase === 'sending' ? 'sending' : 'subscribe')}
        </button>
      </div>
      <p id={`${id}-error`} role="alert" className={styles['error']}>
        {hasFailed && (state.message || t('subscribeFailed'))}
      </p>
      {state.phase === 'done' && <Thanks onClose={dismiss} />}
    </form>
  )
}

/** The newsletter's form where its call exists; until then, where the same news can be read (decision 40). */
export function Newsletter() {
  const { t } = useTranslation()
  const { site } = useSite()
  return (
    <section>
      <h2>{t('newsletterTitle')}</h2>
      <p>{t(site.hasNewsletter ? 'newsletterText' : 'newsletterLater')}</p>
      {site.hasNewsletter ? (
        <SubscribeForm />
      ) : (
        <p>
          <SiteLink to="/news-and-information" className="arrow-link">
            {t('allNews')}
          </SiteLink>
        </p>
      )}
    </section>
  )
}
