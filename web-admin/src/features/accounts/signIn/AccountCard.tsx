import { MantineProvider } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { LanguageSwitch } from '../../../ui/account/LanguageSwitch.tsx'
import { useOffice } from '../../../core/offices/OfficeContext.ts'
import classes from './AccountCard.module.css'

interface Props {
  title: string
  hint?: string
  isWide?: boolean
  children: ReactNode
}

export function AccountCard({ title, hint, isWide, children }: Props) {
  useDocumentTitle(`${title} – Flou Cloud`)
  return (
    <MantineProvider theme={useOffice().theme}>
      <div className={classes.page}>
        <main className={classes.card} data-wide={isWide || undefined}>
          <div className={classes.top}>
            <span className={classes.brand}>Flou Cloud</span>
            <LanguageSwitch />
          </div>
          <h1>{title}</h1>
          {hint && <p className={classes.hint}>{hint}</p>}
          {children}
        </main>
      </div>
    </MantineProvider>
  )
}
