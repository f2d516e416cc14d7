import { useId } from 'react'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { hasSignal } from '../../site/browserSignal.ts'
import type { ConsentProps } from './consentProps.ts'
import styles from './ConsentBanner.module.css'
import { isLinkUrl } from '../../site/links.ts'

interface BannerProps extends Pick<ConsentProps, 'texts' | 'choose'> {
  openSettings: () => void
}

const NOTHING = { analytics: false, ads: false }
const EVERYTHING = { analytics: true, ads: true }

/** Separate paragraphs, so that the banner is not the largest contentful paint. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /)

/**
 * Non-modal banner with equal accept and reject buttons. No choice counts as rejected; Global Privacy Control
 * is reported instead.
 */
export function ConsentBanner({ texts, choose, openSettings }: BannerProps) {
  const title = useId()
  const isDecided = hasSignal(navigator)
  const { policyUrl, policyText } = texts
  return (
    <section className={styles['banner']} aria-labelledby={title} lang={texts.lang} data-consent="">
      <div className={styles['words']}>
        <h2 id={title} className={styles['name']}>
          {texts.title}
        </h2>
        {sentencesOf(isDecided ? texts.signalText : texts.description).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isLinkUrl(policyUrl) && policyText !== '' && <SiteLink to={policyUrl}>{policyText}</SiteLink>}
      </div>
      <div className={styles['buttons']}>
        <button type="button" className={styles['choice']} onClick={() => choose(NOTHING)}>
          {isDecided ? 'OK' : texts.rejectText}
        </button>
        {!isDecided && (
          <button type="button" className={styles['choice']} onClick={() => choose(EVERYTHING)}>
            {texts.acceptText}
          </button>
        )}
        <button type="button" className={styles['choice']} onClick={openSettings}>
          {texts.chooseText}
        </button>
      </div>
    </section>
  )
}
