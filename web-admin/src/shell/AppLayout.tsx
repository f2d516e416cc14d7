import { MantineProvider } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Link, Outlet } from 'react-router'
import { type OfficeDesign, overviewPathOf } from '../core/offices/office.ts'
import { OfficeProvider } from '../core/offices/OfficeContext.ts'
import { RelatedRecords } from '../features/records/related/RelatedRecords.tsx'
import { ConfirmPassword } from '../features/accounts/signIn/ConfirmPassword.tsx'
import { SignInAgain } from '../features/accounts/signIn/SignInAgain.tsx'
import { useText } from '../core/texts/useText.ts'
import classes from './AppLayout.module.css'
import { Icon } from '../ui/Icon.tsx'
import { Logo } from './Logo.tsx'
import { Offline } from './Offline.tsx'
import { PageLoading } from '../ui/PageLoading.tsx'
import { Sidebar } from './sidebar/Sidebar.tsx'
import { SkipLinks } from './SkipLinks.tsx'
import { TopBar } from './topBar/TopBar.tsx'
import { pendingCalls } from '../core/session/current.ts'
import { useStore } from '../core/state/store.ts'

/** Loading bar of the older office; CSS delays it for quick calls. */
function LoadingBar() {
  const isBusy = useStore(pendingCalls) > 0
  return <div className={classes.loadingBar} data-busy={isBusy || undefined} aria-hidden="true" />
}

/** Mobile drawer; closes on Escape and navigation and restores focus. */
function useDrawer() {
  const [isOpen, setOpen] = useState(false)
  const closer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const opener = document.activeElement
    closer.current?.focus()
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('keydown', close)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [isOpen])
  return { isOpen, setOpen, closer }
}

export function AppLayout({ design }: { design: OfficeDesign }) {
  const t = useText()
  const { isOpen, setOpen, closer } = useDrawer()
  return (
    <MantineProvider theme={design.theme}>
      <OfficeProvider value={design}>
        <div className={classes.frame} data-look={design.look}>
          <SkipLinks />
          {design.hasLoadingBar && <LoadingBar />}
          <aside className={classes.sidebar} data-open={isOpen || undefined}>
            <div className={classes.brand}>
              <Link to={overviewPathOf(design.office)} onClick={() => setOpen(false)}>
                <Logo />
              </Link>
              <button
                ref={closer}
                type="button"
                aria-label={t('shell.closeMenu')}
                onClick={() => setOpen(false)}
              >
                <Icon name="close" />
              </button>
            </div>
            <Sidebar onOpen={() => setOpen(false)} />
          </aside>
          {isOpen && <div className={classes.shade} aria-hidden="true" onClick={() => setOpen(false)} />}
          <div className={classes.page} inert={isOpen}>
            <TopBar onMenu={() => setOpen(true)} />
            <Offline />
            <main id="content" className={classes.content} tabIndex={-1}>
              <Suspense fallback={<PageLoading />}>
                <RelatedRecords>
                  <Outlet />
                </RelatedRecords>
              </Suspense>
            </main>
          </div>
          <ConfirmPassword />
          <SignInAgain />
        </div>
      </OfficeProvider>
    </MantineProvider>
  )
}
