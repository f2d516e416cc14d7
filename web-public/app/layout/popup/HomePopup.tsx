import { usePopup } from './usePopup.ts'

/** The home page's popup, when its time has come (spec §4). Nothing of it is in the page before. */
export function HomePopup() {
  const { shown, close } = usePopup()
  return shown ? <shown.Dialog content={shown.content} onClose={close} /> : null
}
