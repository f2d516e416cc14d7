import { useId } from 'react'
import { SiteLink } from '../../elements/SiteLink.tsx'
import { isAddress } from '../../site/isAddress.ts'
import { hasSignal } from './browserSignal.ts'
import type { ConsentDialogsProps } from './consentProps.ts'
import styles from './ConsentDialogs.module.css'

type BannerProps = Pick<ConsentDialogsProps, 'texts' | 'choose' | 'openSettings'>

const NOTHING = { analytics: false, ads: false }
const EVERYTHING = { analytics: true, ads: true }

/** A paragraph each: as one, they could be the largest thing on a page of text, and the last one that browsers wait for. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) /)

/**
 * Asks once: accept and reject are the same button twice, the settings are the third. Not modal: the page can be read and used meanwhile,
 * and counts as rejected. Where the browser has answered by Global Privacy Control, it says so instead.
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
        {isAddress(policyUrl) && policyText !== '' && <SiteLink to={policyUrl}>{policyText}</SiteLink>}
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
