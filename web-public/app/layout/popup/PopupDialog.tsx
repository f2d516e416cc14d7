import { popupLink } from '@flou/shared/site/popup.ts'
import { Picture } from '../../elements/Picture.tsx'
import { RichText } from '../../elements/RichText.tsx'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { ModalDialog } from './ModalDialog.tsx'
import { rememberPopup } from './popupMemory.ts'
import type { PopupContent } from './fetchPopup.ts'
import styles from './PopupDialog.module.css'
import { colours } from '../../elements/appearance.ts'

/** Following a link counts as closing the popup. */
const rememberFollowed = () => rememberPopup({ isShown: false, closedAt: Date.now() })

function Buttons({ buttons }: { buttons: PopupContent['customProperty']['buttons'] }) {
  const visibleButtons = buttons.filter(({ title }) => title !== '')
  if (visibleButtons.length === 0) return null
  return (
    <form method="dialog" className={styles['buttons']}>
      {visibleButtons.map(({ title, urlPath, color, bgColor }) => {
        const to = popupLink(urlPath)
        const buttonProps = { className: 'button', style: colours(bgColor, color) }
        return to === '#' ? (
          <button key={title} {...buttonProps}>
            {title}
          </button>
        ) : (
          <SiteLink key={title} to={to} onClick={rememberFollowed} {...buttonProps}>
            {title}
          </SiteLink>
        )
      })}
    </form>
  )
}

export default function PopupDialog({ content, onClose }: { content: PopupContent; onClose: () => void }) {
  const { name, value, media, mobileMedia, customProperty, lang } = content
  return (
    <ModalDialog title={name} onClose={onClose} className={styles['popup']}>
      <div lang={lang}>
        <RichText html={value} />
      </div>
      <Buttons buttons={customProperty.buttons} />
      {media && (
        <Picture
          media={media}
          mobile={mobileMedia}
          isDecorative
          sizes="(max-width: 640px) 100vw, 44rem"
          className={styles['picture']}
        />
      )}
    </ModalDialog>
  )
}
