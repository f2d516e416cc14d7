import { useEffect } from 'react'
import type { Receipt } from '@flou/shared/publishing.ts'
import { addDetail } from '../../elements/notify.ts'
import { useText } from '../../texts/useText.ts'
import { aboutSave } from './aboutSave.ts'
import type { Followed } from './followed.ts'

/** Adds to the notice of a save how many pages it changed, once that is known. */
export function usePagesInNotice({ address, version }: Followed, receipt: Receipt | undefined): void {
  const t = useText()
  const { written = 0, removed = 0, redirected = 0 } = receipt?.counts ?? {}
  const count = written + removed + redirected
  const id = Number(address.slice(address.lastIndexOf('/') + 1)) || 0
  useEffect(() => {
    if (count > 0) addDetail(aboutSave({ id, version }), t('effect.pages', { count }))
  }, [id, version, count]) // eslint-disable-line -- said once, in the language of then
}
