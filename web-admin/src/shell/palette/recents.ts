import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { REGISTRY } from '@flou/shared/content/registry.ts'
import { isIconName } from '../../ui/Icon.tsx'
import { useOffice } from '../../core/offices/OfficeContext.ts'
import { useUser } from '../../core/session/useSession.ts'
import { crumbName } from '../../core/state/crumbName.ts'
import { useStore } from '../../core/state/store.ts'
import { storedText } from '../../core/state/storedText.ts'
import { inboxEntries, staticEntries, type PaletteEntry } from './entries.ts'
import { RECENTS_PREFIX } from '../logOut.ts'

const MAX = 8

const textSchema = z.object({ en: z.string(), id: z.string() })
const entriesSchema = z.array(
  z.object({
    kind: z.literal('recent'),
    url: z.string().check(z.startsWith('/dashboard')),
    titles: textSchema,
    hint: textSchema,
    icon: z.custom<PaletteEntry['icon']>(isIconName),
  }),
)

function parseEntries(text: string): PaletteEntry[] {
  try {
    return entriesSchema.safeParse(JSON.parse(text || '[]')).data ?? []
  } catch {
    return []
  }
}

function useStoredRecents() {
  const { office } = useOffice()
  const { id } = useUser()
  return storedText(`${RECENTS_PREFIX}${id}.${office}`)
}

/** Screens and records that the user opened last in this office, latest first. */
export function useRecents(): readonly PaletteEntry[] {
  const text = useStore(useStoredRecents())
  return useMemo(() => parseEntries(text), [text])
}

/** Remembers the present screen, or its record once it has a name. Screens with personal data are left out. */
export function useRememberedVisits(): void {
  const { pathname } = useLocation()
  const { office } = useOffice()
  const { permissions } = useUser()
  const crumb = useStore(crumbName)
  const stored = useStoredRecents()
  const screens = useMemo(() => {
    const reader = { office, permissions }
    return [...inboxEntries(REGISTRY.areas, reader), ...staticEntries(REGISTRY.areas, reader)]
  }, [office, permissions])
  useEffect(() => {
    const { url = '', titles, route } = crumb ?? {}
    const visited =
      titles && route?.type
        ? { url, titles, hint: route.type.label, icon: route.area.icon }
        : screens.find((entry) => entry.kind === 'screens' && entry.url === pathname)
    if (!visited) return
    const others = parseEntries(stored.get()).filter((entry) => entry.url !== visited.url)
    stored.set(JSON.stringify([{ ...visited, kind: 'recent' }, ...others].slice(0, MAX)))
  }, [crumb, pathname, screens, stored])
}
