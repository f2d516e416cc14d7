import type { JournalEntry, JournalStore } from './journal.ts'

const DATABASE = 'flou-journal'
const ENTRIES = 'entries'
const BY_SUBJECT = 'subject'
/** Work nobody came back for is dropped after this long. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

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

/** The open database. The browser may close it by itself, after a crash of its storage or when space runs out. */
function database(): Promise<IDBDatabase> {
  opened ??= open().then((found) => {
    found.addEventListener('close', () => (opened = undefined))
    return found
  })
  return opened
}

/** Between attempts; a browser under load, or one that recovers from a crash, takes its time. */
const PAUSES_MS = [50, 200, 800, 2000]
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** One step in a transaction of its own; done when the transaction is. */
async function step<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(ENTRIES, mode)
  const complete = new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB failed')))
  })
  const [result] = await Promise.all([done(act(transaction.objectStore(ENTRIES))), complete])
  return result
}

/** Runs `act` on the entries; what fails is tried again on a database opened anew. */
async function onEntries<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  for (const ms of PAUSES_MS) {
    try {
      return await step(mode, act)
    } catch {
      opened = undefined
      await pause(ms)
    }
  }
  return step(mode, act)
}

/** Unsaved work in the browser's IndexedDB: it outlives a reload, a crash and the session, and never leaves the machine. */
export const browserStore: JournalStore = {
  async read(subject) {
    const found: JournalEntry[] = await onEntries('readonly', (store) =>
      store.index(BY_SUBJECT).getAll(subject),
    ) // written by `write` alone
    const fresh = found.filter(({ at }) => at > Date.now() - KEPT_MS)
    for (const { id } of found) if (!fresh.some((entry) => entry.id === id)) void browserStore.remove(id)
    return fresh
  },
  async write(entry) {
    await onEntries('readwrite', (store) => store.put(entry))
  },
  async remove(id) {
    await onEntries('readwrite', (store) => store.delete(id))
  },
}
