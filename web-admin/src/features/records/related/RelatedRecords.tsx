import { useCallback, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import {
  RelatedRecordContext,
  type RelatedRecordRequest,
} from '../../../fields/linked/RelatedRecordContext.ts'
import { lazyPart } from '../../../ui/lazyPart.tsx'

const RelatedSheet = lazyPart(async () => (await import('./RelatedSheet.tsx')).RelatedSheet)

/** Shows related records in a sheet over the screen whose form opens them. */
export function RelatedRecords({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<{ request: RelatedRecordRequest; pathname: string }>()
  const open = useCallback(
    (request: RelatedRecordRequest) => setOpened({ request, pathname: globalThis.location.pathname }),
    [],
  )
  const close = useCallback(() => setOpened(undefined), [])
  return (
    <RelatedRecordContext value={open}>
      {children}
      {opened?.pathname === pathname && <RelatedSheet request={opened.request} onClose={close} />}
    </RelatedRecordContext>
  )
}
