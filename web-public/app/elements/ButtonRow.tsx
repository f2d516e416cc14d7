import { SiteLink } from './SiteLink.tsx'
import styles from './ButtonRow.module.css'
import { colours } from './appearance.ts'
import { isLinkUrl } from '../site/links.ts'
import type { LocalizedAppearance } from '@flou/shared/content/appearance/localizedAppearance.ts'

type Button = LocalizedAppearance['buttons'][number]

interface ButtonRowProps {
  buttons: readonly Button[]
  position?: 'left' | 'center' | 'right'
}

export function ButtonRow({ buttons, position = buttons[0]?.buttonPosition ?? 'left' }: ButtonRowProps) {
  const visibleButtons = buttons.filter(({ title, urlPath }) => title !== '' && isLinkUrl(urlPath))
  if (visibleButtons.length === 0) return null
  return (
    <p className={styles['row']} data-position={position}>
      {visibleButtons.map(({ title, urlPath, color, bgColor, lang }) => (
        <SiteLink
          key={title + urlPath}
          to={urlPath}
          className="button"
          style={colours(bgColor, color)}
          lang={lang}
        >
          {title}
        </SiteLink>
      ))}
    </p>
  )
}
