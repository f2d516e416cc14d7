import type { Permission } from '@flou/shared/content/permissions.ts'
import type { SearchHit } from '@flou/shared/api.ts'
import type { Area, Screen } from '@flou/shared/content/screens.ts'
import type { AreaIcon, Office } from '@flou/shared/content/offices.ts'
import { basesOf, plainBaseOf } from '@flou/shared/content/routing/routes.ts'
import type { Text } from '@flou/shared/locale.ts'
import { translator } from '@flou/shared/texts/translator.ts'
import { folded } from '@flou/shared/strings/folded.ts'
import { calendarPathOf, INBOX_PATH, overviewPathOf } from '../../core/offices/office.ts'
import { shellTexts } from '../../core/texts/shell.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { shortcutTexts } from '../../core/texts/shortcuts.ts'
import { paletteTexts, startTexts } from '../../core/texts/start.ts'
import { matchWords } from './matchWords.ts'

export const ENTRY_KINDS = ['recent', 'screens', 'actions', 'records'] as const
type EntryKind = (typeof ENTRY_KINDS)[number]

export interface PaletteEntry {
  kind: EntryKind
  url: string
  titles: Text
  hint: Text
  icon: AreaIcon | 'add' | 'info'
  alias?: Text
  excerpt?: SearchHit['excerpt'] | undefined
}

export const SHORTCUTS_URL = '#shortcuts'

const shortcutsEntry: PaletteEntry = {
  kind: 'actions',
  url: SHORTCUTS_URL,
  titles: shortcutTexts['shortcuts.title'],
  hint: paletteTexts['palette.help'],
  icon: 'info',
}

export interface Reader {
  office: Office
  permissions: readonly Permission[]
}

const permittedAreas = (areas: readonly Area[], { permissions }: Reader) =>
  areas.filter(({ permission }) => permissions.includes(permission))

function entriesOf(area: Area, screen: Screen, office: Office): PaletteEntry[] {
  const { type, label = area.label } = screen
  const url = plainBaseOf(area, screen, office)
  if (url === undefined) return []
  const common = { hint: area.label, icon: area.icon }
  const opening: PaletteEntry = {
    ...common,
    kind: 'screens',
    url,
    titles: label,
    ...(type && { alias: type.label }),
  }
  if (!type || type.single) return [opening]
  const { en, id } = translator(listTexts)
  const titles = {
    en: en('list.add', { name: type.label.en }),
    id: id('list.add', { name: type.label.id }),
  }
  return [opening, { ...common, kind: 'actions', url: `${url}/add`, titles, icon: 'add' }]
}

const overviewEntry = ({ office }: Reader): PaletteEntry => {
  const titles = startTexts['start.title']
  return { kind: 'screens', url: overviewPathOf(office), titles, hint: titles, icon: 'introduction' }
}

const calendarEntry = ({ office }: Reader): PaletteEntry => {
  const titles = startTexts['start.calendar']
  return { kind: 'screens', url: calendarPathOf(office), titles, hint: titles, icon: 'event' }
}

export const staticEntries = (areas: readonly Area[], reader: Reader): PaletteEntry[] => [
  overviewEntry(reader),
  calendarEntry(reader),
  ...permittedAreas(areas, reader).flatMap((area) =>
    area.screens.flatMap((screen) => entriesOf(area, screen, reader.office)),
  ),
  shortcutsEntry,
]

/** Converts search hits to entries; skips types without a screen in the office. */
export const recordEntries = (
  hits: readonly SearchHit[],
  areas: readonly Area[],
  reader: Reader,
): PaletteEntry[] =>
  hits.flatMap(({ type, id, titles, parentId, excerpt }) => {
    const [found] = permittedAreas(areas, reader).flatMap((area) =>
      area.screens
        .filter((screen) => screen.type?.key === type)
        .map((screen) => ({ area, screen, base: basesOf(area, screen, reader.office)[0] })),
    )
    if (!found?.base || !found.screen.type) return []
    const url = `${found.base.replace(/:\w+/, String(parentId))}/edit/${id}`
    const { label: hint } = found.screen.type
    return [{ kind: 'records', url, titles, hint, icon: found.area.icon, excerpt }]
  })

/** Entry of the inbox over all forms, which belongs to no area. */
export function inboxEntries(areas: readonly Area[], reader: Reader): PaletteEntry[] {
  const titles = shellTexts['shell.inbox']
  const hasInbox = permittedAreas(areas, reader).some(({ screens }) =>
    screens.some(({ custom }) => custom === 'inboxList'),
  )
  const url = `/${reader.office}/${INBOX_PATH}`
  return hasInbox ? [{ kind: 'screens', url, titles, hint: titles, icon: 'contact' }] : []
}

const MAX_PER_KIND = 8

const namesOf = ({ titles, hint, alias = hint }: PaletteEntry) => ({
  names: [titles.en, titles.id],
  others: [hint.en, hint.id, alias.en, alias.id],
})

export function findMatches(entries: readonly PaletteEntry[], keyword: string): PaletteEntry[] {
  const words = folded(keyword).split(/\s+/).filter(Boolean)
  const ranked = entries
    .flatMap((entry) => {
      const rank = matchWords(namesOf(entry), words)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry)
  return ENTRY_KINDS.flatMap((kind) => ranked.filter((entry) => entry.kind === kind).slice(0, MAX_PER_KIND))
}
