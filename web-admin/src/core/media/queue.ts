import { api, session } from '../session/current.ts'
import { sendFile } from './upload.ts'
import { isActive } from './uploadItem.ts'
import { UploadQueue } from './uploadQueue.ts'

/** Singleton, so that uploads continue across screens. */
export const uploadQueue = new UploadQueue({ api, send: sendFile })

const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
let releaseAll: (() => void) | undefined

/** Active uploads prevent unloading and protect the session. */
uploadQueue.items.subscribe(() => {
  const isBusy = uploadQueue.items.get().some(isActive)
  if (isBusy && !releaseAll) {
    const releaseWork = session.markUnsaved()
    window.addEventListener('beforeunload', preventUnload)
    releaseAll = () => {
      releaseWork()
      window.removeEventListener('beforeunload', preventUnload)
    }
  } else if (!isBusy) {
    releaseAll?.()
    releaseAll = undefined
  }
})
window.addEventListener('online', () => uploadQueue.retryFailed())
