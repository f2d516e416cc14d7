import { useNetwork } from '@mantine/hooks'
import { useText } from '../core/texts/useText.ts'
import { Icon } from '../ui/Icon.tsx'
import classes from './Offline.module.css'

export function Offline() {
  const t = useText()
  const { online } = useNetwork()
  return (
    <div role="status">
      {!online && (
        <p className={classes.offline}>
          <Icon name="warning" /> {t('shell.offline')}
        </p>
      )}
    </div>
  )
}
