import { Button } from '@mantine/core'
import { Link, useParams } from 'react-router'
import type { ContentType } from '@flou/shared/content/define.ts'
import { routeLabel } from '@flou/shared/content/routing/routes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { ScreenProps } from '../../core/offices/office.ts'
import { useRights } from '../../core/session/rights.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useLanguage, useTextsOf } from '../../core/texts/useText.ts'
import { sectionsOfList } from '../../core/records/routePaths.ts'
import { useParentTitled } from './useParent.ts'
import { PublishBadgeSlot } from '../../editor/view/head/PublishBadgeSlot.tsx'
import { ViewChoice } from '../../lists/ViewChoice.tsx'
import type { List } from '../../lists/useList.ts'
import { NotBuiltBadge } from '../../ui/NotBuiltBadge.tsx'
import { AreaTabs } from '../../ui/screen/AreaTabs.tsx'
import { ParentLink } from './ParentLink.tsx'
import classes from './ListScreen.module.css'

export interface ListProps extends ScreenProps {
  type: ContentType
  list: string
  path: string
}

export function ListHead({
  route,
  type,
  list,
  path,
  query,
  updateQuery,
  isEmpty,
}: ListProps & Pick<List, 'query' | 'updateQuery'> & { isEmpty: boolean }) {
  const t = useTextsOf(listTexts)
  const language = useLanguage()
  const title = useParentTitled(route)(routeLabel(route)[language])
  const sections = sectionsOfList(route, useParams(), language)
  const { canEdit } = useRights()
  const isTrash = query.state === 'trashed'
  return (
    <>
      <ParentLink route={route} />
      <div className={classes.head}>
        <h1>{isTrash ? `${title}: ${t('list.trash')}` : title}</h1>
        <NotBuiltBadge area={route.area} />
        <PublishBadgeSlot path={path} />
        <ViewChoice type={type} query={query} updateQuery={updateQuery} />
        {sections.map(({ label, url }) => (
          <Button
            key={url}
            component={Link}
            to={url}
            variant="default"
            leftSection={<Icon name="settings" />}
          >
            {label}
          </Button>
        ))}
        {!isTrash && canEdit && type.grid && (
          <Button
            component={Link}
            to={`${list}/${type.grid.path}`}
            variant="default"
            leftSection={<Icon name="table" />}
          >
            {type.grid.label[language]}
          </Button>
        )}
        {!isTrash && canEdit && !isEmpty && (
          <Button
            component={Link}
            to={`${list}/add`}
            variant={query.view === 'table' ? 'filled' : 'default'}
            leftSection={<Icon name="add" />}
          >
            {t('list.add', { name: type.label[language] })}
          </Button>
        )}
      </div>
      <AreaTabs route={route} />
    </>
  )
}
