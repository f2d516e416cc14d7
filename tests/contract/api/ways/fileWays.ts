import { arrived, asAdmin, file, LIBRARY, usedFile } from './wayCalls.ts'
import { SAVE, way, type Way } from './way.ts'

/** All ways to call the operations of the media library. */
export const FILE_WAYS = {
  ingestUpload: [
    way(
      'a new file',
      { effect: 'now', hooks: SAVE },
      async () => async (send) => send('POST', LIBRARY, { key: await arrived(send), name: 'A' }),
    ),
  ],
  describeFile: [
    way('a file that something shows', { effect: 'held', hooks: SAVE }, async () => {
      const { at, recordVersion } = await usedFile()
      return (send) => send('PUT', at, { recordVersion, name: 'B' })
    }),
    way('a file that nothing shows', { effect: 'now', hooks: SAVE }, async () => {
      const { at, recordVersion } = await file()
      return (send) => send('PUT', at, { recordVersion, name: 'B' })
    }),
  ],
  replaceFile: [
    way('another file in its place', { effect: 'held', hooks: SAVE }, async () => {
      const { at, recordVersion } = await file()
      return async (send) => send('POST', `${at}/file`, { recordVersion, key: await arrived(send) })
    }),
  ],
  cropPicture: [
    way('a part of a picture', { effect: 'held', hooks: SAVE }, async () => {
      const { at, recordVersion } = await file()
      return (send) =>
        send('POST', `${at}/crop`, { recordVersion, crop: { x: 0, y: 0, width: 0.5, height: 1 } })
    }),
  ],
  createFolder: [
    way(
      'a folder',
      { effect: 'now', hooks: SAVE },
      async () => (send) => send('POST', `${LIBRARY}/folders`, { name: crypto.randomUUID(), parentId: 0 }),
    ),
  ],
  changeFolder: [
    way('a folder renamed', { effect: 'held', hooks: SAVE }, async () => {
      const { id, recordVersion } = await asAdmin('POST', `${LIBRARY}/folders`, {
        name: crypto.randomUUID(),
        parentId: 0,
      })
      return (send) =>
        send('PUT', `${LIBRARY}/folders/${id}`, { name: crypto.randomUUID(), parentId: 0, recordVersion })
    }),
  ],
} satisfies Record<string, readonly Way[]>
