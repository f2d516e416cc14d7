import { useText } from '../../core/texts/useText.ts'
import { Icon } from '../../ui/Icon.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { useBell } from './useBell.ts'
import { useNewChanges } from './useNewChanges.ts'
import { useWaitingChanges } from './useWaitingChanges.ts'
import classes from './Bell.module.css'

const BellPanel = lazyPart(async () => (await import('./BellPanel.tsx')).BellPanel)

export function BellButton() {
  const t = useText()
  const { data } = useBell()
  const { unread } = useWaitingChanges()
  useNewChanges()
  const count = unread.length + (data?.notifications.filter(({ isRead }) => !isRead).length ?? 0)
  return (
    <Popup
      isQuiet
      name={count === 0 ? t('shell.bell') : t('shell.bellUnread', { count })}
      label={
        <span className={classes.bell} {...BellPanel.onIntent}>
          <Icon name="bell" />
          {count > 0 && <b className={classes.count}>{count}</b>}
        </span>
      }
    >
      {(close) => <BellPanel onClose={close} />}
    </Popup>
  )
}
