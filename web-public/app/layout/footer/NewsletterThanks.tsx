import { useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation.ts'
import styles from './Newsletter.module.css'

export default function NewsletterThanks({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="newsletter-thanks" onClose={onClose}>
      <h2 id="newsletter-thanks">{t('newsletterThanks')}</h2>
      <p>{text}</p>
      <form method="dialog">
        <button type="submit" className="button">
          {t('ok')}
        </button>
      </form>
    </dialog>
  )
}
