import { useRef, useState } from 'react'
import { todayInJakarta } from '@flou/shared/strings/calendar.ts'
import type { Envelope } from '@flou/shared/api.ts'
import { useFailureText } from '../../core/api/useFailureText.ts'
import { alertInfo, notifyError, notifySuccess } from '../../core/state/notify.ts'
import { exportTexts } from '../../core/texts/screens.ts'
import { useTextsOf } from '../../core/texts/useText.ts'
import { download } from './files.ts'
import { exportPages, type FileFormat } from './exportPages.ts'

interface Exported<R> {
  name: string
  format: FileFormat<R>
  /** Writes the audit entry; the export starts afterwards. */
  writeAuditEntry: () => Promise<unknown>
  page: (cursor: string) => Promise<Envelope<R[]>>
}

export interface Export {
  count: number | undefined
  start: <R>(exported: Exported<R>) => void
  stop: () => void
}

export function useExport(): Export {
  const t = useTextsOf(exportTexts)
  const failureText = useFailureText()
  const [count, setCount] = useState<number>()
  const isStopped = useRef(false)
  const exportFile = async <R>({ name, format, writeAuditEntry, page }: Exported<R>) => {
    await writeAuditEntry()
    const { chunks, count: total } = await exportPages({
      page,
      format,
      isStopped: () => isStopped.current,
      onProgress: setCount,
    })
    if (!chunks) return alertInfo(t('export.stopped', { count: total }))
    download(chunks, `${name}-${todayInJakarta(new Date())}.${format.extension}`, format.mime)
    return notifySuccess(t('export.done', { count: total }))
  }
  return {
    count,
    start: (exported) => {
      isStopped.current = false
      setCount(0)
      void exportFile(exported)
        .catch((error: unknown) => notifyError(failureText(error)))
        .finally(() => setCount(undefined))
    },
    stop: () => {
      isStopped.current = true
    },
  }
}
