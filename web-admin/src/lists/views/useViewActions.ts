import { useSearchParams } from 'react-router'
import type { SavedView } from '@flou/shared/accounts/account.ts'
import { notifySuccess, offerUndo } from '../../core/state/notify.ts'
import { useRights } from '../../core/session/rights.ts'
import { useUser } from '../../core/session/useSession.ts'
import { listTexts } from '../../core/texts/lists.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { useShareView, useViews, viewsKey } from './useViews.ts'

export const viewNamed = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase())

/** Actions on shared views: their author and editors of the list may change them. */
export function useSharedViewActions(apiUrl: string, search: string) {
  const t = useTextsOf(listTexts)
  const { canEdit } = useRights()
  const { id: person } = useUser()
  const { shared } = useViews(viewsKey(apiUrl))
  const { mutate: share } = useShareView(viewsKey(apiUrl))
  return {
    shared,
    canChange: ({ sharedBy }: SavedView) => canEdit || sharedBy?.id === person,
    add: (name: string) =>
      share(
        { id: viewNamed(shared, name)?.id ?? crypto.randomUUID(), name, search },
        { onSuccess: () => notifySuccess(t('views.shared', { name })) },
      ),
    rename: (view: SavedView, name: string) => share({ ...view, name }),
    remove: (view: SavedView) => {
      share({ ...view, isDeleted: true })
      offerUndo(t('views.deleted', { name: view.name }), t('shell.undo'), () => share(view))
    },
  }
}
export type SharedViewActions = ReturnType<typeof useSharedViewActions>

export function useViewActions(apiUrl: string, search: string) {
  const t = useTextsOf(listTexts)
  const [, setSearch] = useSearchParams()
  const { all, views, save } = useViews(viewsKey(apiUrl))
  const updateView = (view: SavedView, values: Partial<SavedView>) =>
    save(all.map((one) => (one === view ? { ...one, ...values } : one)))
  return {
    views,
    present: all.find((view) => view.search === search),
    open: (viewSearch: string, close: () => void) => {
      close()
      setSearch(new URLSearchParams(viewSearch))
    },
    add: (name: string) => {
      const same = viewNamed(views, name)
      const added = { id: crypto.randomUUID(), name, search, isDefault: false }
      const next = same ? all.map((one) => (one === same ? { ...one, search } : one)) : [...all, added]
      save(next, { onSuccess: () => notifySuccess(t('views.saved')) })
    },
    rename: (view: SavedView, name: string) => updateView(view, { name }),
    /** At most one view is the default; toggling it off leaves none. */
    makeDefault: (view: SavedView) =>
      save(all.map((one) => ({ ...one, isDefault: one === view && !one.isDefault }))),
    remove: (view: SavedView) => {
      save(all.filter((one) => one !== view))
      offerUndo(t('views.deleted', { name: view.name }), t('shell.undo'), () => save(all))
    },
  }
}
