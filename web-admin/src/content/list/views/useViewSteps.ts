import { useSearchParams } from 'react-router'
import type { SavedView } from '@flou/shared/account.ts'
import { notifySuccess, offerUndo } from '../../../elements/notify.ts'
import { useText } from '../../../texts/useText.ts'
import { useViews } from './useViews.ts'
import { viewsKey } from './viewsKey.ts'

/** What can be done with the views of a list. `search`: what the list shows now, as its address says it. */
export function useViewSteps(address: string, search: string) {
  const t = useText()
  const [, setSearch] = useSearchParams()
  const { views, save } = useViews(viewsKey(address))
  const change = (view: SavedView, part: Partial<SavedView>) =>
    save(views.map((one) => (one === view ? { ...one, ...part } : one)))
  return {
    views,
    present: views.find((view) => view.search === search),
    open: (wanted: string, close: () => void) => {
      close()
      setSearch(new URLSearchParams(wanted))
    },
    /** Keeps what the list shows under a name; a view of that name is replaced. */
    add: (name: string) => {
      const same = views.find((view) => view.name.toLowerCase() === name.toLowerCase())
      const added = { id: crypto.randomUUID(), name, search, isDefault: false }
      const next = same ? views.map((one) => (one === same ? { ...one, search } : one)) : [...views, added]
      save(next, { onSuccess: () => notifySuccess(t('views.saved')) })
    },
    rename: (view: SavedView, name: string) => change(view, { name }),
    /** At most one is the default; the star of the default takes it away. */
    makeDefault: (view: SavedView) =>
      save(views.map((one) => ({ ...one, isDefault: one === view && !one.isDefault }))),
    remove: (view: SavedView) => {
      save(views.filter((one) => one !== view))
      offerUndo(t('views.deleted', { name: view.name }), t('list.undo'), () => save(views))
    },
  }
}
