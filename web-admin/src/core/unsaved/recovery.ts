import type { FormValues } from '../records/formErrors.ts'
import { formValues, hasSameValues } from '../records/recordValues.ts'
import type { Declaration } from '@flou/shared/content/declaration.ts'
import { mapRecord } from '@flou/shared/content/values/walk.ts'

export interface RecoveryEntry {
  /** Unique per open form, so that two tabs never overwrite each other. */
  readonly id: string
  /** User and record: `7 /api/dashboard/news/3`. */
  readonly subject: string
  readonly version: number
  readonly values: FormValues
  /** Time of the edit in epoch milliseconds. */
  readonly at: number
}

type FormSnapshot = Pick<RecoveryEntry, 'version' | 'values'>

/** Storage of entries. It may fail; forms work without it. */
export interface RecoveryStore {
  read: (subject: string) => Promise<RecoveryEntry[]>
  write: (entry: RecoveryEntry) => Promise<void>
  /** Writes at once, for a page that unloads and gets no more answers. */
  writeNow: (entry: RecoveryEntry) => void
  remove: (id: string) => Promise<void>
}

interface RecoveryOptions {
  store: RecoveryStore
  person: number
  record: string
  id: string
  now?: () => number
  /** Like `setTimeout`; returns a cancel function. */
  schedule?: (callback: () => void, ms: number) => () => void
}

/** Maximum age of unsaved input lost in a crash. */
export const SAVE_INTERVAL_MS = 300

const browserSchedule = (callback: () => void, ms: number) => {
  const timer = setTimeout(callback, ms)
  return () => clearTimeout(timer)
}

/** One timer of `SAVE_INTERVAL_MS`; a start while it runs changes nothing. */
function createTimer(schedule: NonNullable<RecoveryOptions['schedule']>) {
  let cancel: (() => void) | undefined
  return {
    start: (callback: () => void): void => void (cancel ??= schedule(callback, SAVE_INTERVAL_MS)),
    stop: (): void => {
      cancel?.()
      cancel = undefined
    },
  }
}

/** Runs store operations sequentially and ignores failures. */
function createQueue() {
  let last: Promise<void> = Promise.resolve()
  return {
    add: (act: () => Promise<void>): Promise<void> => {
      last = last.then(act).catch(() => undefined)
      return last
    },
    last: () => last,
  }
}

function createStash(
  writeEntry: (entryId: string, record: string, values: FormSnapshot) => Promise<void>,
  own: RecoveryOptions,
) {
  const { record, id, now = Date.now } = own
  const discarded = new Set<string>()
  const newName = () => `${id} ${now()}`
  return {
    /** Stores values about to be replaced as an earlier entry. `isUntilSaved` removes it at the next save. */
    stash: (values: FormSnapshot, isUntilSaved = false): Promise<void> => {
      const entryId = newName()
      if (isUntilSaved) discarded.add(entryId)
      return writeEntry(entryId, record, values)
    },
    /** Stores values for the form of another record, which offers them. */
    stashFor: (other: string, values: FormSnapshot): Promise<void> => writeEntry(newName(), other, values),
    takeDiscarded: (): string[] => {
      const removedIds = [...discarded]
      discarded.clear()
      return removedIds
    },
  }
}

/** Removes an entry unless its form, open in another tab, has written it again. */
async function removeUnchanged(store: RecoveryStore, { id, subject, at }: RecoveryEntry): Promise<void> {
  const entries = await store.read(subject)
  if (entries.some((one) => one.id === id && one.at === at)) await store.remove(id)
}

/** Entries of earlier forms of the same user and record, newest first. */
async function readEarlier(store: RecoveryStore, subject: string, own: string): Promise<RecoveryEntry[]> {
  const entries = await store.read(subject).catch(() => [])
  return entries.filter(({ id }) => id !== own).toSorted((one, other) => other.at - one.at)
}

const subjectOf = (person: number, record: string) => `${person} ${record}`

const entryFor = (
  { person, now = Date.now }: RecoveryOptions,
  { record, ...rest }: FormSnapshot & { id: string; record: string },
): RecoveryEntry => ({ subject: subjectOf(person, record), at: now(), ...rest })

/** The newest snapshot of a form until the store has it. */
function createUnstored() {
  let read: (() => FormSnapshot) | undefined
  let sent: FormSnapshot | undefined
  return {
    set: (next: () => FormSnapshot): void => void (read = next),
    newest: (): FormSnapshot | undefined => read?.() ?? sent,
    take: (): FormSnapshot | undefined => {
      const snapshot = read?.()
      read = undefined
      sent = snapshot ?? sent
      return snapshot
    },
    confirm: (snapshot: FormSnapshot): void => {
      if (sent === snapshot) sent = undefined
    },
    clear: (): void => {
      read = undefined
      sent = undefined
    },
  }
}

/** Recovery of one form. `save` is debounced, `flush` writes immediately, `flushNow` synchronously. */
export function createRecovery(options: RecoveryOptions) {
  const { store, person, record, id, schedule = browserSchedule } = options
  const queue = createQueue()
  const write = (entry: string, of: string, values: FormSnapshot) =>
    queue.add(() => store.write(entryFor(options, { id: entry, record: of, ...values })))
  const { takeDiscarded, ...stashActions } = createStash(write, options)
  const unstored = createUnstored()
  const timer = createTimer(schedule)
  async function flush(): Promise<void> {
    timer.stop()
    const snapshot = unstored.take()
    if (!snapshot) return queue.last()
    await write(id, record, snapshot)
    unstored.confirm(snapshot)
  }
  function flushNow(): void {
    timer.stop()
    const snapshot = unstored.newest()
    if (snapshot) store.writeNow(entryFor(options, { id, record, ...snapshot }))
  }
  return {
    id,
    readEarlier: () => readEarlier(store, subjectOf(person, record), id),
    /** Calls `read` only when writing. */
    save: (read: () => FormSnapshot): void => {
      unstored.set(read)
      timer.start(() => void flush())
    },
    flush,
    flushNow,
    ...stashActions,
    clear: (): Promise<void> => {
      timer.stop()
      unstored.clear()
      const removedIds = [id, ...takeDiscarded()]
      return queue.add(async () => void (await Promise.all(removedIds.map((one) => store.remove(one)))))
    },
    remove: (entry: RecoveryEntry): Promise<void> => queue.add(() => removeUnchanged(store, entry)),
  }
}

export type Recovery = ReturnType<typeof createRecovery>

/** Omits passwords, which are never stored on the device. */
export const recoverableValues = (declaration: Declaration, values: FormValues): FormValues =>
  mapRecord(declaration, values, (field, value) => (field.isSecret ? undefined : value))

/** Returns earlier entries that differ from the form's first values, and removes the others. */
export async function readRecoverable(
  recovery: Pick<Recovery, 'readEarlier' | 'remove'>,
  declaration: Declaration,
  start: FormValues,
): Promise<RecoveryEntry[]> {
  const comparable = (values: FormValues) =>
    recoverableValues(declaration, formValues(declaration, values, new Date()))
  const differs = ({ values }: RecoveryEntry) =>
    !hasSameValues(declaration, comparable(start), comparable(values))
  const entries = await recovery.readEarlier()
  for (const entry of entries) if (!differs(entry)) void recovery.remove(entry)
  return entries.filter(differs)
}
