import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect, type ReactNode } from 'react'
import { useFormHandle } from '../../../fields/form/FormContext.ts'
import { useStore } from '../../../core/state/store.ts'
import { Icon, type IconName } from '../../../ui/Icon.tsx'
import type { LazyPart } from '../../../ui/lazyPart.tsx'
import { Sheet } from '../../../ui/Dialog.tsx'
import { formPanel, type FormPanelName } from '../preview/formView.ts'
import classes from './Revisions.module.css'

const SIDE_PANEL = '(min-width: 75rem)'

const idOf = (name: FormPanelName) => `form-${name}`

const focusPanel = (name: FormPanelName) =>
  requestAnimationFrame(() => document.getElementById(idOf(name))?.focus())
const focusButton = (name: FormPanelName) =>
  document.querySelector<HTMLElement>(`[aria-controls="${idOf(name)}"]`)?.focus()

interface ButtonProps {
  name: FormPanelName
  label: string
  icon: IconName
  count?: number
  onIntent: LazyPart<object>['onIntent']
}

export function FormPanelButton({ name, label, icon, count = 0, onIntent }: ButtonProps) {
  const isOpen = useStore(formPanel) === name
  return (
    <ActionIcon
      variant={isOpen ? 'light' : 'default'}
      size={34}
      className={classes['opener']}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-controls={idOf(name)}
      {...onIntent}
      onClick={() => {
        formPanel.set(isOpen ? '' : name)
        if (!isOpen) focusPanel(name)
      }}
    >
      <Icon name={icon} />
      {count > 0 && <b className={classes['count']}>{count}</b>}
    </ActionIcon>
  )
}

interface PanelProps {
  name: FormPanelName
  title: string
  closeLabel: string
  children: ReactNode
}

/** Panel next to the form, or a sheet over it on small screens. */
export function FormPanel({ name, title, closeLabel, children }: PanelProps) {
  const { isInSheet } = useFormHandle()
  const isOpen = useStore(formPanel) === name
  const isSidePanel = useMediaQuery(SIDE_PANEL, undefined, { getInitialValueInEffect: false })
  const close = () => {
    formPanel.set('')
    focusButton(name)
  }
  // a sheet covers the form, so it never opens by itself
  useLayoutEffect(() => {
    if (!isSidePanel) formPanel.set('')
  }, [isSidePanel])
  if (!isOpen || isInSheet) return null
  if (!isSidePanel)
    return (
      <Sheet title={title} onClose={close}>
        {children}
      </Sheet>
    )
  return (
    <aside id={idOf(name)} tabIndex={-1} className={classes['panel']} aria-label={title}>
      <div className={classes['panelHead']}>
        <h2>{title}</h2>
        <ActionIcon variant="subtle" aria-label={closeLabel} onClick={close}>
          <Icon name="close" />
        </ActionIcon>
      </div>
      {children}
    </aside>
  )
}
