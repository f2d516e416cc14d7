import type { ContentType } from '@flou/shared/content/define.ts'
import type { Screen } from '@flou/shared/content/screens.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import type { Route } from '@flou/shared/content/routing/routes.ts'

interface Target {
  /** Path of the list with an `:id` placeholder. */
  pattern: string
  parent: ContentType
}

/** Returns the target list of a parent choice. Throws if the declaration names no such list. */
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
    pattern: [root, area.path.dashboard, leadsTo].filter((segment) => segment !== '').join('/'),
    parent: requireContentType(type.parent.type),
  }
}
