import { workflowQueueTexts } from '../../../texts/screens/workflowQueue.ts'
import { useTextsOf } from '../../../texts/useTextsOf.ts'
import classes from './Queue.module.css'

const KEYS = [
  { keys: ['j', 'k'], does: 'move' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['x'], does: 'select' },
  { keys: ['a'], does: 'approve' },
  { keys: ['r'], does: 'reject' },
] as const

/** Which keys the list hears; not on phones, which have none. */
export function KeyHelp({ decides }: { decides: boolean }) {
  const t = useTextsOf(workflowQueueTexts)
  return (
    <p className={classes.keys}>
      <strong>{t('queue.keys')}</strong>
      {KEYS.slice(0, decides ? KEYS.length : 2).map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}{' '}
          {t(`queue.keys.${does}`)}
        </span>
      ))}
      <span>{t('queue.keysHint')}</span>
    </p>
  )
}
