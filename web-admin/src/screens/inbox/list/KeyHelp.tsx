import { inboxTexts } from '../../../texts/screens/inbox.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import classes from '../Inbox.module.css'

const KEYS = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['x'], does: 'select' },
  { keys: ['d'], does: 'done' },
  { keys: ['s'], does: 'spam' },
] as const

/** Which keys the list hears; not on phones, which have none. */
export function KeyHelp() {
  const t = useTextsOf(inboxTexts)
  return (
    <p className={classes.keys}>
      <strong>{t('inbox.keys')}</strong>
      {KEYS.map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t(`inbox.keys.${does}`)}
        </span>
      ))}
    </p>
  )
}
