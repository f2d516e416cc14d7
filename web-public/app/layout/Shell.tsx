import type { ReactNode } from 'react'
import { useTranslation } from '../i18n/useTranslation.ts'
import { Footer } from './footer/Footer.tsx'
import { Consent } from './consent/Consent.tsx'
import { Offices } from './footer/Offices.tsx'
import { Header } from './menu/Header.tsx'
import { BackToTop } from './navigation/BackToTop.tsx'
import { ConnectionNotice } from './navigation/ConnectionNotice.tsx'
import { FollowLinks } from './navigation/FollowLinks.tsx'
import { useArrival } from './navigation/useArrival.ts'
import { useVisitCount } from './navigation/useVisitCount.ts'
import { HomePopup } from './popup/HomePopup.tsx'
import { Suggestions } from './search/Suggestions.tsx'
import styles from './Shell.module.css'

const MAIN = 'main'

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  useArrival()
  useVisitCount()
  return (
    <>
      <a href={`#${MAIN}`} className="skip">
        {t('skip')}
      </a>
      <Consent />
      <Header />
      <main id={MAIN} tabIndex={-1} className={styles['main']}>
        {children}
        <BackToTop />
      </main>
      <Offices />
      <Footer />
      <ConnectionNotice />
      <HomePopup />
      <FollowLinks />
      <Suggestions />
    </>
  )
}
