import { localPath } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import { useSite } from '../../site/useSite.ts'
import { requestSettings, SETTINGS_HASH } from './consentRequest.ts'
import styles from './ConsentLink.module.css'

export function ConsentLink({ className }: { className: string | undefined }) {
  const { language, layout } = useSite()
  if (!layout.consent) return null
  const { chooseText, lang } = layout.consent
  return (
    <>
      <button
        type="button"
        className={`${className} ${styles['live']}`}
        lang={lang}
        onClick={() => requestSettings()}
      >
        {chooseText}
      </button>
      <a
        href={localPath(pathTo('home'), language) + SETTINGS_HASH}
        className={`${className} ${styles['plain']}`}
        lang={lang}
      >
        {chooseText}
      </a>
    </>
  )
}
