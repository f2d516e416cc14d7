import { sentAnchor } from '@flou/shared/forms/anchors.ts'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Newsletter.module.css'
import { NewsletterForm } from './NewsletterForm.tsx'

export function Newsletter() {
  const { t } = useTexts(shellTexts)
  return (
    <section>
      <h2>{t('newsletterTitle')}</h2>
      <p>{t('newsletterText')}</p>
      <p id={sentAnchor('newsletter')} className={styles['sent']}>
        {t('newsletterThanks')} {t('newsletterConfirm')}
      </p>
      <NewsletterForm name="newsletter" />
    </section>
  )
}
