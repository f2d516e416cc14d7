import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isCropped, type CropArea } from '@flou/shared/media/media.ts'
import { isApiError } from '../../../core/api/apiError.ts'
import { useFaultText } from '../../../core/api/useFailureText.ts'
import { notifyError, notifySuccess, offerUndo } from '../../../core/state/notify.ts'
import { api } from '../../../core/session/current.ts'
import { useLanguage, useTextsOf } from '../../../core/texts/useText.ts'
import { notifyAwaitingApproval } from '../../../core/records/awaitingApproval.ts'
import type { MediaRecord } from '../../../core/media/useMedia.ts'
import { bringBackFile, cropFile, deleteFile, replaceFile, restoreFile } from '../fileCalls.ts'
import { useLibraryRefresh } from '../../../core/media/useLibraryRefresh.ts'
import { sizeText } from '../../../core/media/sizeText.ts'
import { refusalOf, sendFile, transfer } from '../../../core/media/upload.ts'
import { mediaTexts } from '../../../core/texts/media.ts'

function useOutcome({ id }: MediaRecord) {
  const faultText = useFaultText()
  const queries = useQueryClient()
  const refresh = useLibraryRefresh()
  const cacheRecord = (data: unknown) => queries.setQueryData(['media', id], data)
  return {
    refresh,
    /** `data` is null if the operation waits for approval. */
    show: (data: MediaRecord | null, text: string) => {
      if (data === null) return notifyAwaitingApproval()
      cacheRecord(data)
      refresh()
      return notifySuccess(text)
    },
    onError: (error: unknown) => {
      if (isApiError(error, 'record_changed')) cacheRecord(error.data)
      notifyError(faultText(error))
    },
  }
}

async function uploadReplacement(record: MediaRecord, file: File): Promise<MediaRecord | null> {
  const { signal } = new AbortController()
  const key = await transfer({ api, send: sendFile }, { file, signal, onProgress: () => undefined })
  return replaceFile(record, key)
}

/** Shows the reason and returns false if a file cannot be uploaded. */
function useAcceptable() {
  const t = useTextsOf(mediaTexts)
  const language = useLanguage()
  return (file: File): boolean => {
    const refusal = refusalOf(file)
    if (!refusal) return true
    const limit = 'limit' in refusal ? refusal.limit : 0
    notifyError(t(refusal.reason, { limit, size: sizeText(file.size, language) }))
    return false
  }
}

export function useFileActions(record: MediaRecord, onDeleted: () => void) {
  const t = useTextsOf(mediaTexts)
  const { show, onError, refresh } = useOutcome(record)
  const isAcceptable = useAcceptable()
  const replace = useMutation({
    mutationFn: (file: File) => uploadReplacement(record, file),
    onSuccess: (data) => show(data, t('replaced')),
    onError,
  })
  const crop = useMutation({
    mutationFn: (area: CropArea) => cropFile(record, area),
    onSuccess: (data, area) => show(data, t(isCropped(area) ? 'cropped' : 'uncropped')),
    onError,
  })
  const bringBack = useMutation({
    mutationFn: (version: number) => bringBackFile(record.id, version),
    onSuccess: (data) => show(data, t('replaced')),
    onError,
  })
  const remove = useMutation({
    mutationFn: () => deleteFile(record.id),
    onSuccess: (data) => {
      refresh()
      if (data === null) notifyAwaitingApproval()
      else offerUndo(t('deleted'), t('undo'), () => void restoreFile(record.id).then(refresh, onError))
      onDeleted()
    },
  })
  const replaceWith = (file: File | undefined) => file && isAcceptable(file) && replace.mutate(file)
  return { replace, replaceWith, crop, bringBack, remove }
}
