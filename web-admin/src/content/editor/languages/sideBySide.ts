import { useSyncExternalStore } from 'react'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { kept } from '../../../state/localStorage.ts'
import { createStore } from '../../../state/createStore.ts'
import { useFormViewName } from '../../preview/formView.ts'
import { useUser } from '../../../session/useSession.ts'
import { useStore } from '../../../state/useStore.ts'

/** Two columns of inputs need this much. */
const WIDE = '(min-width: 1100px)'
const keyFor = (person: number) => `flou.side-by-side.${person}`

const chosen = createStore<{ person: number; isOn: boolean } | undefined>(undefined)

function follow(listener: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether both languages stand side by side: the person's choice, where the window is wide enough. */
export function useSideBySide() {
  const { id } = useUser()
  const choice = useStore(chosen)
  const isWide = useSyncExternalStore(follow, () => window.matchMedia(WIDE).matches)
  const isPossible = useFormViewName().view !== 'both' && isWide // the preview takes half of the window
  const isWanted = choice?.person === id ? choice.isOn : kept.read(keyFor(id)) === 'on'
  return {
    isPossible,
    isOn: isPossible && isWanted,
    choose: (isOn: boolean) => {
      chosen.set({ person: id, isOn })
      kept.write(keyFor(id), isOn ? 'on' : 'off')
    },
  }
}

/** The languages that stand on the screen: the one of the tab, or both. */
export const languagesShown = (isSideBySide: boolean, tab: Language): readonly Language[] =>
  isSideBySide ? LANGUAGES : [tab]
