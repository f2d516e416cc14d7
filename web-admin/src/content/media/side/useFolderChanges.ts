import { useMutation } from '@tanstack/react-query'
import { STAFF_PATHS } from '@flou/shared/content/routing/apiPaths.ts'
import type { Envelope } from '@flou/shared/api.ts'
import { useFaultText } from '../../../api/useFailureText.ts'
import { notifySuccess } from '../../../elements/notify.ts'
import { api } from '../../../session/current.ts'
import { isHeld, tellHeld } from '../../pending/held.ts'
import { useLibraryRefresh } from '../library/useLibrary.ts'

interface Folder {
  id: number
  recordVersion: number
}
interface Place {
  name: string
  parentId: number
}

/** Creates, renames, moves and deletes folders; `failure` says why the last attempt did not succeed. */
export function useFolderChanges(folder: Folder | undefined) {
  const refresh = useLibraryRefresh()
  const faultText = useFaultText()
  const call = (method: 'POST' | 'PUT' | 'DELETE', body?: Place) =>
    api<Folder>(folder ? STAFF_PATHS.mediaFolder(folder.id) : STAFF_PATHS.mediaFolders, {
      method,
      idempotencyKey: crypto.randomUUID(),
      ...(body && { body: { ...body, ...(folder && { recordVersion: folder.recordVersion }) } }),
    })
  const done = (answer: Envelope) => {
    if (isHeld(answer)) tellHeld()
    else if (answer.message) notifySuccess(answer.message)
  }
  const save = useMutation({
    mutationFn: (place: Place) => call(folder ? 'PUT' : 'POST', place),
    onSuccess: done,
    onSettled: refresh,
  })
  const remove = useMutation({ mutationFn: () => call('DELETE'), onSuccess: done, onSettled: refresh })
  const error = save.error ?? remove.error
  return { save, remove, failure: error ? faultText(error) : undefined }
}
