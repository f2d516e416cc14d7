import { Button } from '@mantine/core'
import type { ContentType } from '@flou/shared/content/define.ts'
import { fieldLabel } from '@flou/shared/content/labels/labels.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import type { UpdateQuery, ListQuery } from '../listQuery.ts'
import classes from './Toolbar.module.css'

interface Props {
  type: ContentType
  query: ListQuery
  updateQuery: UpdateQuery
}

export function ColumnChooser({ type, query: { columns, page }, updateQuery }: Props) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  const all = type.list.columns
  const choose = (name: string, isVisible: boolean) =>
    updateQuery((now) => ({
      page: now.page,
      columns: all.filter((one) => (one === name ? isVisible : now.columns.includes(one))),
    }))
  return (
    <Popup
      label={
        <>
          <Icon name="table" size={16} />
          {t('list.columns')}
          {columns.length < all.length && ` ${columns.length}/${all.length}`}
        </>
      }
    >
      {() => (
        <div role="group" aria-label={t('list.columns')} className={classes.choices}>
          {all.map((name) => (
            <label key={name}>
              <input
                name={`column.${name}`}
                type="checkbox"
                checked={columns.includes(name)}
                disabled={columns.length === 1 && columns.includes(name)}
                onChange={(event) => choose(name, event.currentTarget.checked)}
              />
              {fieldLabel(type.key, name)[language]}
            </label>
          ))}
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={columns.length === all.length}
            onClick={() => updateQuery({ page, columns: all })}
          >
            {t('list.columnsReset')}
          </Button>
        </div>
      )}
    </Popup>
  )
}
