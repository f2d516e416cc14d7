import type { OperationName } from '@flou/functions/core/operations/operation.ts'
import {
  api,
  asAdmin,
  drafted,
  file,
  filled,
  finishedBatch,
  GRID,
  LIBRARY,
  list,
  published,
  row,
  section,
  SECTION,
  trashed,
} from './wayCalls.ts'
import type { StoredRecord } from '@flou/shared/api.ts'
import { FILE_WAYS } from './fileWays.ts'
import { SAVE, way, type Way } from './way.ts'

const LATER = '2099-01-01T02:00:00.000Z'

const WAYS: Record<OperationName, readonly Way[]> = {
  create: [
    way(
      'a new record',
      { effect: 'held', hooks: SAVE },
      async () => (send) => send('POST', list(), filled()),
    ),
  ],
  update: [
    way('a changed record', { effect: 'held', hooks: SAVE }, async () => {
      const { at, recordVersion } = await published()
      return (send) => send('PUT', at, filled({ recordVersion }))
    }),
    way('a record that is published by its form', { effect: 'held', hooks: SAVE }, async () => {
      const { at, recordVersion } = await drafted()
      return (send) => send('PUT', at, filled({ recordVersion }))
    }),
    way('a change with a planned time', { effect: 'held', hooks: SAVE, isUnseen: true }, async () => {
      const { at, recordVersion } = await published()
      return (send) => send('PUT', at, filled({ recordVersion, planned: { publish: LATER } }))
    }),
    way('a section', { effect: 'held', hooks: SAVE, isUnseen: true }, async () => {
      const { at, recordVersion } = await section()
      return (send) => send('PUT', at, { ...api.filled(SECTION.type.declaration), recordVersion })
    }),
    way('a row of a grid', { effect: 'held', hooks: SAVE }, async () => {
      const at = api.pathOf(GRID)
      const { id, recordVersion } = await asAdmin('POST', at, row())
      return (send) => send('PUT', `${at}/${id}`, { ...row(), recordVersion })
    }),
  ],
  saveDraft: [
    way('a draft', { effect: 'now', hooks: SAVE }, async () => {
      const { at, recordVersion } = await published()
      return (send) => send('PUT', `${at}/draft`, filled({ recordVersion }))
    }),
  ],
  discardDraft: [
    way('a draft thrown away', { effect: 'now', hooks: [] }, async () => {
      const { at } = await drafted()
      return (send) => send('DELETE', `${at}/draft`)
    }),
  ],
  publish: [
    way('a draft published', { effect: 'held', hooks: SAVE }, async () => {
      const { at } = await drafted()
      return (send) => send('POST', `${at}/publish`)
    }),
    way('a withdrawn record published', { effect: 'held', hooks: SAVE }, async () => {
      const { at } = await published()
      await asAdmin('POST', `${at}/unpublish`)
      return (send) => send('POST', `${at}/publish`)
    }),
  ],
  unpublish: [
    way('a record withdrawn', { effect: 'held', hooks: SAVE }, async () => {
      const { at } = await published()
      return (send) => send('POST', `${at}/unpublish`)
    }),
  ],
  trash: [
    way('a record', { effect: 'held', hooks: ['beforeTrash'] }, async () => {
      const { at } = await published()
      return (send) => send('DELETE', at)
    }),
    way('a file', { effect: 'held', hooks: ['beforeTrash'] }, async () => {
      const { at } = await file()
      return (send) => send('DELETE', at)
    }),
    way('a folder', { effect: 'held', hooks: ['beforeTrash'] }, async () => {
      const { id } = await asAdmin('POST', `${LIBRARY}/folders`, { name: crypto.randomUUID(), parentId: 0 })
      return (send) => send('DELETE', `${LIBRARY}/folders/${id}`)
    }),
  ],
  restore: [
    way('a record', { effect: 'held', hooks: ['beforeRestore'] }, async () => {
      const { at } = await trashed()
      return (send) => send('POST', `${at}/restore`)
    }),
    way('a file', { effect: 'held', hooks: ['beforeRestore'] }, async () => {
      const { at } = await file()
      await asAdmin('DELETE', at)
      return (send) => send('POST', `${at}/restore`)
    }),
  ],
  restoreVersion: [
    way('a record', { effect: 'held', hooks: SAVE }, async () => {
      const { at, recordVersion } = await published()
      await asAdmin('PUT', at, filled({ recordVersion }))
      return (send) => send('POST', `${at}/versions/1/restore`)
    }),
    way('a section', { effect: 'held', hooks: SAVE, isUnseen: true }, async () => {
      const { at, recordVersion } = await section()
      return (send) => send('POST', `${at}/versions/${recordVersion}/restore`)
    }),
    way('a file', { effect: 'held', hooks: SAVE, isUnseen: true }, async () => {
      const { at } = await file()
      return (send) => send('POST', `${at}/versions/1/restore`)
    }),
  ],
  purge: [
    way('a record in the trash', { effect: 'held', hooks: ['beforePurge'], isUnseen: true }, async () => {
      const { at } = await trashed()
      return (send) => send('DELETE', `${at}/trash`)
    }),
  ],
  duplicate: [
    way('a copy', { effect: 'now', hooks: SAVE }, async () => {
      const { at } = await published()
      return (send) => send('POST', `${at}/duplicate`)
    }),
  ],
  confirmTranslation: [
    way('a translation that was looked at', { effect: 'now', hooks: [] }, async () => {
      const { at } = await published()
      return (send) => send('POST', `${at}/checked`)
    }),
  ],
  schedule: [
    way('a time to unpublish', { effect: 'refused', hooks: [], isUnseen: true }, async () => {
      const { at } = await published()
      return (send) => send('PUT', `${at}/schedule`, { unpublish: LATER })
    }),
  ],
  reorder: [
    way('a list in another order', { effect: 'held', hooks: [] }, async () => {
      await published()
      const rows = (await asAdmin('GET', `${list()}?perPage=100`)) as unknown as StoredRecord[] // rows of a list
      const records = rows.map(({ id, recordVersion }) => ({ id, recordVersion })).toReversed()
      return (send) => send('PUT', `${list()}/order`, { records })
    }),
  ],
  batch: [
    way(
      'rows of a grid',
      { effect: 'held', hooks: SAVE },
      async () => (send) => send('POST', `${api.pathOf(GRID)}/batch`, { rows: [row()] }),
    ),
  ],
  undoBatch: [
    way('new rows taken back', { effect: 'held', hooks: ['beforeTrash'] }, async () => {
      const { id } = await finishedBatch([row()])
      return (send) => send('POST', `/api/dashboard/batch/${id}/undo`)
    }),
    way('changed rows taken back', { effect: 'held', hooks: SAVE }, async () => {
      const { id: rowId, recordVersion } = await asAdmin('POST', api.pathOf(GRID), row())
      const rows = [{ ...row(), id: rowId, recordVersion }]
      const { id } = await finishedBatch(rows)
      return (send) => send('POST', `/api/dashboard/batch/${id}/undo`)
    }),
  ],
  ...FILE_WAYS,
  // verified by other means, without a role (functions/features/accounts)
  setAccountStatus: [],
  resetPassword: [],
  changePassword: [],
  changeProfile: [],
  changeFactors: [],
  bootstrap: [],
}
export const ALL = Object.entries(WAYS).flatMap(([name, ways]) =>
  ways.map((each) => [`${name}: ${each.way}`, each] as const),
)
