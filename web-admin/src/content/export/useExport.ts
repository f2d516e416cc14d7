import { useRef, useState } from 'react'
import { todayInJakarta } from '@flou/shared/calendar.ts'
import type { Envelope } from '@flou/shared/api.ts'
import { useFailureText } from '../../api/useFailureText.ts'
import { alertInfo, notifyError, notifySuccess } from '../../elements/notify.ts'
import { exportTexts } from '../../texts/content/export.ts'
import { useTextsOf } from '../../texts/useTextsOf.ts'
import { download } from './download.ts'
import { exportPages, type FileFormat } from './exportPages.ts'

interface Exported<R> {
  /** The file is called so, with the day and its extension. */
  name: string
  format: FileFormat<R>
  /** Says in the audit log that it leaves; the export begins once that is stored. */
  note: () => Promise<unknown>
  page: (cursor: string) => Promise<Envelope<R[]>>
}

/** Exports under way: how many rows so far, undefined where there is none, and how to start and stop one. */
export interface Export {
  count: number | undefined
  start: <R>(exported: Exported<R>) => void
  stop: () => void
}

/** Reads a list page by page into a file, which the browser then stores; it can be stopped on the way. */
export function useExport(): Export {
  const t = useTextsOf(exportTexts)
  const failureText = useFailureText()
  const [count, setCount] = useState<number>()
  const isStopped = useRef(false)
  const run = async <R>({ name, format, note, page }: Exported<R>) => {
    await note()
    const { parts, count: total } = await exportPages({
      page,
      format,
      isStopped: () => isStopped.current,
      onProgress: setCount,
    })
    if (!parts) return alertInfo(t('export.stopped', { count: total }))
    download(parts, `${name}-${todayInJakarta(new Date())}.${format.extension}`, format.mime)
    return notifySuccess(t('export.done', { count: total }))
  }
  return {
    count,
    start: (exported) => {
      isStopped.current = false
      setCount(0)
      void run(exported)
        .catch((error: unknown) => notifyError(failureText(error)))
        .finally(() => setCount(undefined))
    },
    stop: () => {
      isStopped.current = true
    },
  }
}
