import { usePopup } from './usePopup.ts'

export function HomePopup() {
  const { shown, close } = usePopup()
  return shown ? <shown.Dialog content={shown.content} onClose={close} /> : null
}
