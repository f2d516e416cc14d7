import type { LocalizedAppearance } from '@flou/shared/content/values/localize.ts'
import { colours } from './colours.ts'
import { isAddress } from '../site/isAddress.ts'
import { SiteLink } from './SiteLink.tsx'
import styles from './ButtonRow.module.css'

type Button = LocalizedAppearance['buttons'][number]

interface ButtonRowProps {
  buttons: readonly Button[]
  position?: 'left' | 'center' | 'right'
}

/** Buttons of a block, in the colours their editor chose, as far as they can be read. */
export function ButtonRow({ buttons, position = buttons[0]?.buttonPosition ?? 'left' }: ButtonRowProps) {
  const shown = buttons.filter(({ title, urlPath }) => title !== '' && isAddress(urlPath))
  if (shown.length === 0) return null
  return (
    <p className={styles['row']} data-position={position}>
      {shown.map(({ title, urlPath, color, bgColor, lang }) => (
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
