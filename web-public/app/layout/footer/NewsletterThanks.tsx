import { useEffect, useRef } from 'react'
import { shellTexts } from '../../texts/shell.ts'
import { useTexts } from '../../texts/useTexts.ts'
import styles from './Newsletter.module.css'

export default function NewsletterThanks({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTexts(shellTexts)
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
