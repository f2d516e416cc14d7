import type { ContentType, Screen } from '@flou/shared/content/define.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'

interface Target {
  /** Address of the list below the chosen record, with `:id` in it. */
  pattern: string
  /** The type of which one is chosen. */
  parent: ContentType
}

/** Where a choice leads; the screen's declaration names the list by its path below the area. */
export function choiceTarget({ area, screen, url }: Route): Target {
  const { leadsTo } = screen
  const list = area.screens.find(
    (one: Screen) => leadsTo !== undefined && one.path.dashboard.includes(leadsTo),
  )
  const type = list?.type
  if (leadsTo === undefined || !type || type.single || !type.parent)
    throw new Error(`${url} leads to no list`)
  const root = url.split('/').slice(0, 2).join('/')
  return {
    pattern: [root, area.path.dashboard, leadsTo].filter((part) => part !== '').join('/'),
    parent: requireContentType(type.parent.type),
  }
}
