import { useState } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useSite } from '../../../site/useSite.ts'
import styles from './ShareLinks.module.css'

/** Where a page can be passed on to: plain links, nothing of theirs is loaded. */
const PLACES: Readonly<Record<string, (address: string, title: string) => string>> = {
  WhatsApp: (address, title) => `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`,
  LinkedIn: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(address)}`,
  Facebook: (address) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  X: (address, title) =>
    `https://x.com/intent/post?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`,
}

function CopyButton({ address }: { address: string }) {
  const { t } = useTranslation()
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    setIsCopied(true)
  }
  return (
    <button type="button" className={styles['copy']} onClick={() => void copy()} aria-live="polite">
      {t(isCopied ? 'copied' : 'copyLink')}
    </button>
  )
}

/** Ways to pass the page on. */
export function ShareLinks({ title }: { title: string }) {
  const { t } = useTranslation()
  const { site, language, path } = useSite()
  const address = site.origin + localPath(path, language)
  return (
    <div className={`no-print ${styles['share']}`}>
      <p className={styles['title']} id="share-title">
        {t('share')}
      </p>
      <ul className={styles['places']} aria-labelledby="share-title">
        {Object.entries(PLACES).map(([name, addressOf]) => (
          <li key={name}>
            <a href={addressOf(address, title)} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="only-heard"> ({t('newTab')})</span>
            </a>
          </li>
        ))}
        <li>
          <CopyButton address={address} />
        </li>
      </ul>
    </div>
  )
}
