import { useSearchParams } from 'react-router'
import type { SavedView } from '@flou/shared/accounts/account.ts'
import { notifySuccess, offerUndo } from '../../core/state/notify.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useViews, viewsKey } from './useViews.ts'

export function useViewActions(apiUrl: string, search: string) {
  const t = useTextsOf(listTexts)
  const [, setSearch] = useSearchParams()
  const { views, save } = useViews(viewsKey(apiUrl))
  const updateView = (view: SavedView, values: Partial<SavedView>) =>
    save(views.map((one) => (one === view ? { ...one, ...values } : one)))
  return {
    views,
    present: views.find((view) => view.search === search),
    open: (viewSearch: string, close: () => void) => {
      close()
      setSearch(new URLSearchParams(viewSearch))
    },
    add: (name: string) => {
      const same = views.find((view) => view.name.toLowerCase() === name.toLowerCase())
      const added = { id: crypto.randomUUID(), name, search, isDefault: false }
      const next = same ? views.map((one) => (one === same ? { ...one, search } : one)) : [...views, added]
      save(next, { onSuccess: () => notifySuccess(t('views.saved')) })
    },
    rename: (view: SavedView, name: string) => updateView(view, { name }),
    /** At most one view is the default; toggling it off leaves none. */
    makeDefault: (view: SavedView) =>
      save(views.map((one) => ({ ...one, isDefault: one === view && !one.isDefault }))),
    remove: (view: SavedView) => {
      save(views.filter((one) => one !== view))
      offerUndo(t('views.deleted', { name: view.name }), t('shell.undo'), () => save(views))
    },
  }
}
