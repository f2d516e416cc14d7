import { ActionIcon } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLayoutEffect } from 'react'
import { useStore } from '../../../core/state/store.ts'
import { editorTexts } from '../../../core/texts/editor.ts'
import { useTextsOf } from '../../../core/texts/useText.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Sheet } from '../../../ui/Sheet.tsx'
import { historyPanel } from '../../preview/formView.ts'
import type { RevisionsProps } from './Revisions.tsx'
import classes from './Revisions.module.css'

const Revisions = lazyPart(async () => (await import('./Revisions.tsx')).Revisions)

const SIDE_PANEL = '(min-width: 75rem)'
const HISTORY_ID = 'form-history'

const focusPanel = () => requestAnimationFrame(() => document.getElementById(HISTORY_ID)?.focus())
const focusButton = () => document.querySelector<HTMLElement>(`[aria-controls="${HISTORY_ID}"]`)?.focus()

export function HistoryButton() {
  const t = useTextsOf(editorTexts)
  const isOpen = useStore(historyPanel)
  return (
    <ActionIcon
      variant={isOpen ? 'light' : 'default'}
      size={34}
      aria-label={t('form.versions')}
      title={t('form.versions')}
      aria-expanded={isOpen}
      aria-controls={HISTORY_ID}
      {...Revisions.onIntent}
      onClick={() => {
        historyPanel.set(!isOpen)
        if (!isOpen) focusPanel()
      }}
    >
      <Icon name="audit" />
    </ActionIcon>
  )
}

export function HistoryPanel(props: RevisionsProps) {
  const t = useTextsOf(editorTexts)
  const isOpen = useStore(historyPanel)
  const isSidePanel = useMediaQuery(SIDE_PANEL, undefined, { getInitialValueInEffect: false })
  const close = () => {
    historyPanel.set(false)
    focusButton()
  }
  // a sheet covers the form, so it never opens by itself
  useLayoutEffect(() => {
    if (!isSidePanel) historyPanel.set(false)
  }, [isSidePanel])
  if (!isOpen) return null
  if (!isSidePanel)
    return (
      <Sheet title={t('form.versions')} onClose={close}>
        <Revisions {...props} />
      </Sheet>
    )
  return (
    <aside id={HISTORY_ID} tabIndex={-1} className={classes['panel']} aria-label={t('form.versions')}>
      <div className={classes['panelHead']}>
        <h2>{t('form.versions')}</h2>
        <ActionIcon variant="subtle" aria-label={t('form.closeVersions')} onClick={close}>
          <Icon name="close" />
        </ActionIcon>
      </div>
      <Revisions {...props} />
    </aside>
  )
}
