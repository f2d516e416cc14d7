import type { ContentType } from '@flou/shared/content/define.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { arrangeTexts } from '../core/texts/arrange.ts'
import { useTextsOf } from '../core/texts/useText.ts'
import { Switch } from '../ui/Switch.tsx'
import { NO_FILTERS, viewsOf, type UpdateQuery, type ListQuery, type ListView } from './listQuery.ts'

const ICONS = { table: 'table', arrange: 'ordered', tree: 'list' } as const satisfies Record<
  ListView,
  IconName
>

interface Props {
  type: ContentType
  query: ListQuery
  updateQuery: UpdateQuery
}

export function ViewChoice({ type, query, updateQuery }: Props) {
  const t = useTextsOf(arrangeTexts)
  const views = viewsOf(type)
  if (views.length < 2 || query.state === 'trashed') return null
  return (
    <Switch
      name="listView"
      label={t('arrange.view')}
      value={query.view}
      onChange={(view) => updateQuery({ view, ...(view !== 'table' && NO_FILTERS) })}
      choices={views.map((view) => ({
        value: view,
        label: t(`arrange.${view}`),
        icon: <Icon name={ICONS[view]} size={15} />,
      }))}
    />
  )
}
