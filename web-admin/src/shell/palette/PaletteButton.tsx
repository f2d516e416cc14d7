import { useWindowEvent } from '@mantine/hooks'
import { useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useText } from '../../core/texts/useText.ts'
import classes from './PaletteButton.module.css'
import { lazyPart } from '../../ui/lazyPart.tsx'

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette)

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Opens the lazy command palette. Ctrl+K works unless a field handled it or a dialog is open. */
export function PaletteButton() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  useWindowEvent('keydown', (event) => {
    if (!isShortcut(event) || event.defaultPrevented || document.querySelector('dialog[open]')) return
    event.preventDefault()
    setOpen(true)
  })
  return (
    <>
      <button
        type="button"
        className={classes.button}
        title={t('palette.openHint')}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        {...CommandPalette.onIntent}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={16} />
        <span>{t('palette.open')}</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      {isOpen && <CommandPalette onClose={() => setOpen(false)} />}
    </>
  )
}
