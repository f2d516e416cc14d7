import { useState } from 'react'
import { localPath } from '@flou/shared/locale.ts'
import { newsTexts } from '../../../texts/pages/news.ts'
import { shellTexts } from '../../../texts/shell.ts'
import { useTexts } from '../../../texts/useTexts.ts'
import { useSite } from '../../../site/useSite.ts'
import styles from './ShareLinks.module.css'

const SHARE_TARGETS: Readonly<Record<string, (url: string, title: string) => string>> = {
  WhatsApp: (url, title) => `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
  LinkedIn: (url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`,
  Facebook: (url) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
  X: (url, title) =>
    `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`,
}

function CopyButton({ url }: { url: string }) {
  const { t } = useTexts(newsTexts)
  const [isCopied, setIsCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setIsCopied(true)
  }
  return (
    <button type="button" className={styles['copy']} onClick={() => void copy()} aria-live="polite">
      {t(isCopied ? 'copied' : 'copyLink')}
    </button>
  )
}

export function ShareLinks({ title }: { title: string }) {
  const { t } = useTexts(newsTexts)
  const { t: shell } = useTexts(shellTexts)
  const { site, language, path } = useSite()
  const url = site.origin + localPath(path, language)
  return (
    <div className={`no-print ${styles['share']}`}>
      <p className={styles['title']} id="share-title">
        {t('share')}
      </p>
      <ul className={styles['places']} aria-labelledby="share-title">
        {Object.entries(SHARE_TARGETS).map(([name, shareUrlOf]) => (
          <li key={name}>
            <a href={shareUrlOf(url, title)} target="_blank" rel="noopener noreferrer">
              {name}
              <span className="only-heard"> ({shell('newTab')})</span>
            </a>
          </li>
        ))}
        <li>
          <CopyButton url={url} />
        </li>
      </ul>
    </div>
  )
}
