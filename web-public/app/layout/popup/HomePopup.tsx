import { lazy, Suspense } from 'react'
import { usePopup } from './usePopup.ts'

const PopupDialog = lazy(() => import('./PopupDialog.tsx'))

/** The home page's popup, when its time has come (spec §4). Nothing of it is in the page before. */
export function HomePopup() {
  const { content, close } = usePopup()
  if (!content) return null
  return (
    <Suspense>
      <PopupDialog content={content} onClose={close} />
    </Suspense>
  )
}
