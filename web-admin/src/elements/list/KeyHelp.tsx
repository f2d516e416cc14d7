import { screenPartTexts } from '../../texts/screens/screenParts.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import classes from './KeyHelp.module.css'

interface Props {
  /** Keys that do something with selected rows, and what; where there is none, rows are not selected either. */
  actions: readonly { key: string; does: string }[]
}

/** Which keys a list hears (`rowKeyHandler`); not on phones, which have none. */
export function KeyHelp({ actions }: Props) {
  const t = useTextsOf(screenPartTexts)
  const rows = [
    { keys: ['j', 'k'], does: t('keys.move') },
    { keys: ['Enter'], does: t('keys.open') },
    ...(actions.length > 0 ? [{ keys: ['x'], does: t('keys.select') }] : []),
    ...actions.map(({ key, does }) => ({ keys: [key], does })),
  ]
  return (
    <p className={classes.keys}>
      <strong>{t('keys.title')}</strong>
      {rows.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {does}
        </span>
      ))}
      <span>{t('keys.where')}</span>
    </p>
  )
}
