import { useMutation } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Envelope } from '@flou/shared/api.ts'
import { useFaultText } from '../../core/api/useFailureText.ts'
import { notifySuccess } from '../../core/state/notify.ts'
import { api } from '../../core/session/current.ts'
import { isAwaitingApproval, notifyAwaitingApproval } from '../../core/records/awaitingApproval.ts'
import { useLibraryRefresh } from '../../core/media/useLibraryRefresh.ts'

interface Folder {
  id: number
  recordVersion: number
}
interface FolderValues {
  name: string
  parentId: number
}

export function useFolderActions(folder: Folder | undefined) {
  const refresh = useLibraryRefresh()
  const faultText = useFaultText()
  const call = (method: 'POST' | 'PUT' | 'DELETE', body?: FolderValues) =>
    api<Folder>(folder ? STAFF_PATHS.mediaFolder(folder.id) : STAFF_PATHS.mediaFolders, {
      method,
      idempotencyKey: crypto.randomUUID(),
      ...(body && { body: { ...body, ...(folder && { recordVersion: folder.recordVersion }) } }),
    })
  const done = (answer: Envelope) => {
    if (isAwaitingApproval(answer)) notifyAwaitingApproval()
    else if (answer.message) notifySuccess(answer.message)
  }
  const save = useMutation({
    mutationFn: (values: FolderValues) => call(folder ? 'PUT' : 'POST', values),
    onSuccess: done,
    onSettled: refresh,
  })
  const remove = useMutation({ mutationFn: () => call('DELETE'), onSuccess: done, onSettled: refresh })
  const error = save.error ?? remove.error
  return { save, remove, failure: error ? faultText(error) : undefined }
}
