import type { ReactNode } from 'react'
import { shellTexts } from '../texts/shell.ts'
import { useTexts } from '../texts/useTexts.ts'
import { Footer } from './footer/Footer.tsx'
import { Consent } from './consent/Consent.tsx'
import { Offices } from './footer/Offices.tsx'
import { Header } from './menu/Header.tsx'
import { BackToTop } from './navigation/BackToTop.tsx'
import { ConnectionToast } from './navigation/ConnectionToast.tsx'
import { FollowLinks } from './navigation/FollowLinks.tsx'
import { useHeadingFocus } from './navigation/useHeadingFocus.ts'
import { useVisitCount } from './navigation/useVisitCount.ts'
import { usePopup } from './popup/usePopup.ts'
import { Suggestions } from './search/Suggestions.tsx'
import styles from './SiteLayout.module.css'

const MAIN = 'main'

function HomePopup() {
  const { shown, close } = usePopup()
  return shown ? <shown.Dialog content={shown.content} onClose={close} /> : null
}

export function SiteLayout({ children }: { children: ReactNode }) {
  const { t } = useTexts(shellTexts)
  useHeadingFocus()
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
      <ConnectionToast />
      <HomePopup />
      <FollowLinks />
      <Suggestions />
    </>
  )
}
