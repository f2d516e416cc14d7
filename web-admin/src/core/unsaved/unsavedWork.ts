import { REGISTRY } from '@flou/shared/content/registry.ts'
import type { Office } from '@flou/shared/content/offices.ts'
import { apiPathOf, routesOf, type Route } from '@flou/shared/content/routing/routes.ts'
import type { RecoveryEntry } from './recovery.ts'

type Kind = 'add' | 'edit' | 'section' | 'grid' | 'reply'

export interface UnsavedWork {
  kind: Kind
  /** Entries of one form, newest first. */
  entries: readonly [RecoveryEntry, ...RecoveryEntry[]]
  /** Screen that offers to restore them. */
  url: string
  route: Route
}

const SUBJECT = /^\d+ (?:(add|grid|reply) )?(\S+)(?: (.+))?$/

interface Target {
  api: RegExp
  route: Route
}

const targetsIn = (office: Office): Target[] =>
  REGISTRY.areas.flatMap((area) =>
    routesOf(area, office).map((route) => ({
      api: new RegExp(
        `^/api${apiPathOf(area, route.screen).replaceAll(/:\w+/g, String.raw`(\d+)`)}${route.kind === 'edit' ? String.raw`/(\d+)` : ''}$`,
      ),
      route,
    })),
  )

const withIds = (pattern: string, ids: readonly string[]) => {
  let next = 0
  return pattern.replaceAll(/:\w+\??/g, () => ids[next++] ?? '')
}

/** Query that prefills the form again, as its entries are stored below the prefilled values. */
function queryOf(route: Route, start: string | undefined): string {
  if (!route.type || start === undefined || start === '{}') return ''
  const { declaration } = route.type
  const record = JSON.parse(start) as Record<string, unknown>
  const entries = record[declaration.translationsKey]
  const [first] = Array.isArray(entries) ? (entries as Record<string, unknown>[]) : []
  const texts = Object.entries({ ...record, ...first }).filter(
    ([name, value]) => typeof value === 'string' && name !== declaration.translationsKey,
  )
  return texts.length === 0 ? '' : `?${new URLSearchParams(texts as [string, string][]).toString()}`
}

function locate(subject: string, targets: readonly Target[]): Omit<UnsavedWork, 'entries'> | undefined {
  const [, prefix, path = '', rest] = SUBJECT.exec(subject) ?? []
  if (prefix === 'reply') {
    const found = targets.find(
      ({ route: { screen } }) => screen.custom === 'inboxDetail' && screen.form === path,
    )
    return found && { kind: 'reply', url: withIds(found.route.url, [rest ?? '']), route: found.route }
  }
  for (const { api, route } of targets) {
    const kind = route.kind === 'list' || route.kind === 'custom' ? undefined : route.kind
    const isMeant = prefix === undefined ? kind === 'edit' || kind === 'section' : kind === prefix
    const [, ...ids] = isMeant ? (api.exec(path) ?? []) : []
    if (kind && isMeant && api.test(path))
      return { kind, url: withIds(route.url, ids) + (kind === 'add' ? queryOf(route, rest) : ''), route }
  }
  return undefined
}

/** Unsaved work of one person in this browser, by form, newest first. Forms that the office lacks are left out. */
export function unsavedWorkIn(office: Office, entries: readonly RecoveryEntry[]): UnsavedWork[] {
  const targets = targetsIn(office)
  const newestFirst = entries.toSorted((one, other) => other.at - one.at)
  return [...Map.groupBy(newestFirst, ({ subject }) => subject)].flatMap(([subject, [first, ...others]]) => {
    const location = locate(subject, targets)
    return first && location ? [{ ...location, entries: [first, ...others] }] : []
  })
}
