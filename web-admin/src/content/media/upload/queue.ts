import { api, session } from '../../../session/current.ts'
import { sendFile } from './upload.ts'
import { isActive } from './uploadItem.ts'
import { UploadQueue } from './uploadQueue.ts'

/** The app's uploads: they go on while people move between screens. */
export const uploadQueue = new UploadQueue({ api, send: sendFile })

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
let release: (() => void) | undefined

/** While files are on their way, leaving the page asks first, and the end of a session opens the log-in over the screen. */
uploadQueue.items.subscribe(() => {
  const isBusy = uploadQueue.items.get().some(isActive)
  if (isBusy && !release) {
    const letGo = session.holdWork()
    window.addEventListener('beforeunload', ask)
    release = () => {
      letGo()
      window.removeEventListener('beforeunload', ask)
    }
  } else if (!isBusy) {
    release?.()
    release = undefined
  }
})
window.addEventListener('online', () => uploadQueue.retryFailed())
