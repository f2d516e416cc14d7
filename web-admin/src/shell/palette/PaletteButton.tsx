import { useShortcuts } from '../../core/state/shortcuts.ts'
import { useStore } from '../../core/state/store.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useText } from '../../core/texts/useText.ts'
import { keyNames } from '../../core/state/keyNames.ts'
import classes from './PaletteButton.module.css'
import { closeDialog, openDialog, TypeAhead } from './typedAhead.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'

const CommandPalette = lazyPart(async () => (await import('./CommandPalette.tsx')).CommandPalette, {
  Placeholder: TypeAhead,
})

const ShortcutsDialog = lazyPart(async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog)

/** Opens the lazy command palette, also by Ctrl+K, and the list of shortcuts by `?`. */
export function PaletteButton() {
  const t = useText()
  const dialog = useStore(openDialog)
  useShortcuts('everywhere', {
    palette: () => openDialog.set('palette'),
    help: () => openDialog.set('shortcuts'),
  })
  return (
    <>
      <button
        type="button"
        className={classes.button}
        title={t('palette.openHint', { keys: keyNames('Mod+k').join('+') })}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        {...CommandPalette.onIntent}
        onClick={() => openDialog.set('palette')}
      >
        <Icon name="search" size={16} />
        <span>{t('palette.open')}</span>
        <kbd aria-hidden="true">{keyNames('Mod+k').join(' ')}</kbd>
      </button>
      {dialog === 'palette' && <CommandPalette onClose={closeDialog} />}
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={closeDialog} />}
    </>
  )
}
