import { browserStorage } from '../state/localStorage.ts'
import type { RecoveryEntry, RecoveryStore } from './recovery.ts'

const DATABASE = 'flou-journal'
const ENTRIES = 'entries'
const BY_SUBJECT = 'subject'
/** Retention of unsaved work. */
const RETENTION_MS = 30 * 24 * 60 * 60 * 1000

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')))
  })

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(ENTRIES, { keyPath: 'id' }).createIndex(BY_SUBJECT, 'subject')
  })
  return done(request)
}

let opened: Promise<IDBDatabase> | undefined

/** Caches the connection; browsers may close it after a storage crash. */
function database(): Promise<IDBDatabase> {
  opened ??= open().then((found) => {
    found.addEventListener('close', () => (opened = undefined))
    return found
  })
  return opened
}

/** Retry delays: browsers under load or after a crash need time. */
const PAUSES_MS = [50, 200, 800, 2000]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function runTransaction<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(ENTRIES, mode)
  const complete = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB failed')))
  })
  const [result] = await Promise.all([done(act(transaction.objectStore(ENTRIES))), complete])
  return result
}

/** Retries with a new connection. */
async function onEntries<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await runTransaction(mode, act)
    } catch {
      opened = undefined
      await pause(ms)
    }
  }
  return runTransaction(mode, act)
}

/** Prefix of entries in localStorage, whose writes end before the page does. */
const UNLOADED = 'flou.unloaded-work '

/** Removes the entry of an unloaded page unless it is newer than the stored one. */
function forgetUnloaded({ id, at }: Pick<RecoveryEntry, 'id' | 'at'>): void {
  const text = browserStorage.read(UNLOADED + id)
  const older = text === null ? undefined : (JSON.parse(text) as RecoveryEntry) // own JSON
  if (older && older.at <= at) browserStorage.forget(UNLOADED + id)
}

/** Moves entries of unloaded pages to IndexedDB. */
async function adoptUnloaded(): Promise<void> {
  for (const key of browserStorage.keys().filter((one) => one.startsWith(UNLOADED))) {
    const text = browserStorage.read(key)
    if (text !== null) await onEntries('readwrite', (store) => store.put(JSON.parse(text) as RecoveryEntry)) // own JSON
    browserStorage.forget(key)
  }
}

/** Entries of all forms of a person. */
export async function readOfPerson(person: number): Promise<RecoveryEntry[]> {
  await adoptUnloaded()
  const own = IDBKeyRange.bound(`${person} `, `${person} \uFFFF`)
  const found: RecoveryEntry[] = await onEntries('readonly', (store) => store.index(BY_SUBJECT).getAll(own))
  return found.filter(({ at }) => at > Date.now() - RETENTION_MS)
}

/** Unsaved work in IndexedDB: survives reloads, crashes and sessions, and never leaves the device. */
export const browserStore: RecoveryStore = {
  async read(subject) {
    await adoptUnloaded()
    const found: RecoveryEntry[] = await onEntries('readonly', (store) =>
      store.index(BY_SUBJECT).getAll(subject),
    )
    const fresh = found.filter(({ at }) => at > Date.now() - RETENTION_MS)
    for (const { id } of found) if (!fresh.some((entry) => entry.id === id)) void browserStore.remove(id)
    return fresh
  },
  async write(entry) {
    await onEntries('readwrite', (store) => store.put(entry))
    forgetUnloaded(entry)
  },
  writeNow: (entry) => browserStorage.write(UNLOADED + entry.id, JSON.stringify(entry)),
  async remove(id) {
    browserStorage.forget(UNLOADED + id)
    await onEntries('readwrite', (store) => store.delete(id))
  },
}
