import { keysOf, type ShortcutOf } from '../../core/state/shortcuts.ts'
import { commonScreenTexts } from '../../core/texts/screens.ts'
import { shortcutTexts } from '../../core/texts/shortcuts.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './KeyHelp.module.css'

const TEXTS = { ...commonScreenTexts, ...shortcutTexts }

export function KeyHelp({ names }: { names: readonly ShortcutOf<'list'>[] }) {
  const t = useTextsOf(TEXTS)
  return (
    <p className={classes.keys}>
      <strong>{t('keys.title')}</strong>
      {names.map((name) => (
        <span key={name}>
          <kbd>{keysOf('list', name)[0]}</kbd> {t(`shortcuts.${name}`)}
        </span>
      ))}
      <span>{t('keys.where')}</span>
    </p>
  )
}
