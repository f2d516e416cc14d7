import { useMediaQuery } from '@mantine/hooks'
import { LANGUAGES, type Language } from '@flou/shared/locale.ts'
import { browserStorage } from '../../../core/state/localStorage.ts'
import { createStore, useStore } from '../../../core/state/store.ts'
import { useFormViewName } from '../../preview/formView.ts'
import { useUser } from '../../../core/session/useSession.ts'

const WIDE = '(min-width: 68.75rem)'
const keyFor = (person: number) => `flou.side-by-side.${person}`

const chosen = createStore<{ person: number; isOn: boolean } | undefined>(undefined)

/** User's side-by-side setting; off if the window is too narrow. */
export function useSideBySide() {
  const { id } = useUser()
  const choice = useStore(chosen)
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false })
  const isPossible = useFormViewName().view !== 'both' && isWide
  const isChosen = choice?.person === id ? choice.isOn : browserStorage.read(keyFor(id)) === 'on'
  return {
    isPossible,
    isOn: isPossible && isChosen,
    choose: (isOn: boolean) => {
      chosen.set({ person: id, isOn })
      browserStorage.write(keyFor(id), isOn ? 'on' : 'off')
    },
  }
}

export const visibleLanguages = (isSideBySide: boolean, tab: Language): readonly Language[] =>
  isSideBySide ? LANGUAGES : [tab]
