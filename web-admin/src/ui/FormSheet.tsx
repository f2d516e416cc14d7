import { MantineThemeProvider, Portal } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { createStore } from '../core/state/store.ts'
import { Dialog, type DialogProps } from './Dialog.tsx'
import classes from './Sheet.module.css'

/** The open sheet with a form, which keeps the form behind it from acting on shortcuts and on Back. */
export const formSheet = createStore<{ close: () => void } | undefined>(undefined)

interface FormSheetProps extends Pick<DialogProps, 'title' | 'children'> {
  onClose: () => void
}

/** Sheet with a form. Lists of its inputs open inside, as a modal dialog makes the rest inert. */
export function FormSheet({ title, onClose, children }: FormSheetProps) {
  const [popups, setPopups] = useState<HTMLElement | null>(null)
  const theme = useMemo(
    () => ({ components: { Portal: Portal.extend({ defaultProps: popups ? { target: popups } : {} }) } }),
    [popups],
  )
  useEffect(() => {
    formSheet.set({ close: onClose })
    return () => formSheet.set(undefined)
  }, [onClose])
  return (
    <Dialog className={`${classes.sheet} ${classes.form}`} title={title} onClose={onClose}>
      {popups && <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>}
      <div ref={setPopups} />
    </Dialog>
  )
}
