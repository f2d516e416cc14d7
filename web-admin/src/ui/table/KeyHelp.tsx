import { commonScreenTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import classes from './KeyHelp.module.css'

interface Props {
  /** Keys for selected rows; without any, rows are not selectable. */
  actions: readonly { key: string; does: string }[]
}

export function KeyHelp({ actions }: Props) {
  const t = useTextsOf(commonScreenTexts)
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
