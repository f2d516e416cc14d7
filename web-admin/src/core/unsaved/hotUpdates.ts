import * as z from 'zod/mini'

const KEY = 'flou.dev.update'
const RESTORE_MS = 60_000
const EVENTS = ['vite:beforeUpdate', 'vite:beforeFullReload', 'vite:ws:disconnect'] as const

const updateSchema = z.object({ at: z.number(), path: z.string() })
type HotUpdate = z.infer<typeof updateSchema>

export function readUpdate(text: string | null): HotUpdate | undefined {
  try {
    return updateSchema.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** True if a form of this path, mounted at `mounted`, replaces one that a hot update or reload removed. */
export const replacesForm = (update: HotUpdate | undefined, path: string, mounted: number): boolean =>
  update?.path === path && mounted >= update.at && mounted - update.at < RESTORE_MS

const lastUpdate = () => readUpdate(sessionStorage.getItem(KEY))

export const isReplacedByUpdate = (mounted: number): boolean =>
  import.meta.env.DEV && replacesForm(lastUpdate(), location.pathname, mounted)

type Listen = (event: (typeof EVENTS)[number], act: () => void) => void
interface Hot {
  on: Listen
  off: Listen
}

/** Calls `onUpdate` before Vite updates or reloads the page. Vite replaces only the literal `import.meta.hot`. */
export function beforeUpdates(onUpdate: () => void, hot: Hot | undefined = import.meta.hot): () => void {
  const act = () => {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), path: location.pathname }))
    onUpdate()
  }
  for (const event of EVENTS) hot?.on(event, act)
  return () => {
    for (const event of EVENTS) hot?.off(event, act)
  }
}
