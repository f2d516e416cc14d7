import { Link } from 'react-router'
import type { ListRow } from '@flou/shared/api.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import type { ChildList } from '../../core/records/routePaths.ts'
import classes from '../../ui/RowMenu.module.css'

export type RowAction = 'publish' | 'unpublish' | 'duplicate' | 'checked'

export interface RowMenuTools {
  isPublic: boolean
  isCopyable: boolean
  onAction: (action: RowAction, row: ListRow) => void
}

const ICONS = {
  publish: 'eye',
  unpublish: 'close',
  duplicate: 'copy',
  checked: 'check',
} as const satisfies Record<RowAction, IconName>

function actionsFor({ listStates }: ListRow, { isPublic, isCopyable }: RowMenuTools): RowAction[] {
  return [
    ...(isPublic && (listStates?.visibility !== 'published' || listStates.hasDraft)
      ? (['publish'] as const)
      : []),
    ...(isPublic && listStates?.visibility === 'published' ? (['unpublish'] as const) : []),
    ...(isCopyable ? (['duplicate'] as const) : []),
    ...(listStates?.staleTranslation ? (['checked'] as const) : []),
  ]
}

interface Props {
  row: ListRow
  title: string
  tools: RowMenuTools
  links: readonly ChildList[]
}

export function RowMenu({ row, title, tools, links }: Props) {
  const t = useTextsOf(listTexts)
  const offered = actionsFor(row, tools)
  if (offered.length === 0 && links.length === 0) return null
  return (
    <Popup isQuiet name={t('list.moreOf', { title })} label={<Icon name="more" />}>
      {(close) => (
        <div className={classes.menu}>
          {links.map(({ label, of }) => (
            <Link key={label} to={of(row.id)} onClick={close}>
              <Icon name="list" />
              {label}
            </Link>
          ))}
          {offered.map((action) => (
            <button
              key={action}
              type="button"
              onClick={() => {
                close()
                tools.onAction(action, row)
              }}
            >
              <Icon name={ICONS[action]} />
              {t(action === 'publish' && row.listStates?.hasDraft ? 'bulk.publishDraft' : `bulk.${action}`)}
            </button>
          ))}
        </div>
      )}
    </Popup>
  )
}
