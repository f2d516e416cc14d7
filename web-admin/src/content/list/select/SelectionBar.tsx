import { Button } from '@mantine/core'
import type { ContentType } from '@flou/shared/content/define.ts'
import { useText } from '../../../texts/useText.ts'
import { actionsFor, BULK_ACTIONS } from '../bulk/bulkActions.ts'
import type { Bulk } from '../bulk/useBulk.ts'
import classes from './Select.module.css'
import type { Selection } from './useSelection.ts'

interface Props {
  type: ContentType
  selection: Selection
  bulk: Bulk
  isTrash: boolean
}

/** What can be done with the selected rows. It stays in view while the list scrolls. */
export function SelectionBar({ type, selection, bulk, isTrash }: Props) {
  const t = useText()
  const rows = [...selection.rows.values()]
  return (
    <div role="region" aria-label={t('select.bar')} className={rows.length > 0 ? classes.bar : undefined}>
      <p role="status" className={rows.length > 0 ? undefined : 'visuallyHidden'}>
        {rows.length > 0 && t('select.count', { count: rows.length })}
      </p>
      {rows.length > 0 && (
        <>
          {actionsFor(type, rows, isTrash).map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant={'isGrave' in BULK_ACTIONS[name] ? 'light' : 'default'}
              {...('isGrave' in BULK_ACTIONS[name] && { color: 'danger' })}
              onClick={() => bulk.ask(name, rows)}
            >
              {t(`bulk.${name}`)}
            </Button>
          ))}
          <Button size="compact-sm" variant="subtle" color="ink" onClick={selection.clear}>
            {t('select.clear')}
          </Button>
        </>
      )}
    </div>
  )
}
