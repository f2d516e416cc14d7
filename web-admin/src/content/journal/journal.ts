import type { FormValues } from '../saving/formErrors.ts'

/** What stood in a form that was not saved: whose it is, and the version its record had. */
export interface JournalEntry {
  /** Names one form on one screen: two tabs with the same record never write over each other. */
  readonly id: string
  /** The person and the record: `7 /api/dashboard/news/3`. */
  readonly subject: string
  readonly version: number
  readonly values: FormValues
  /** When it was typed, milliseconds since 1970. */
  readonly at: number
}

type Noted = Pick<JournalEntry, 'version' | 'values'>

/** Where entries are kept. It may fail, and a form works on without it. */
export interface JournalStore {
  read: (subject: string) => Promise<JournalEntry[]>
  write: (entry: JournalEntry) => Promise<void>
  remove: (id: string) => Promise<void>
}

export interface JournalOptions {
  store: JournalStore
  subject: string
  id: string
  now?: () => number
  /** Runs after so many milliseconds; answers how to call it off. */
  later?: (run: () => void, ms: number) => () => void
}

/** The most that a crash can take: what was typed within this time. */
export const JOURNAL_EVERY_MS = 300

const browserLater = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * The journal of one form. Noting an edit costs an assignment; what was noted last is written a moment later, and at once by
 * `flush`. Writes keep their order, and a failing store is no failure of the form.
 */
export function createJournal({ store, subject, id, now = Date.now, later = browserLater }: JournalOptions) {
  let noted: (() => Noted) | undefined
  let callOff: (() => void) | undefined
  let last: Promise<void> = Promise.resolve()
  const inOrder = (act: () => Promise<void>) => {
    last = last.then(act).catch(() => undefined)
    return last
  }
  const stop = () => {
    callOff?.()
    callOff = undefined
  }
  function flush(): Promise<void> {
    stop()
    const read = noted
    noted = undefined
    return read ? inOrder(() => store.write({ id, subject, at: now(), ...read() })) : last
  }
  return {
    /** `read` is asked for the values only when they are written. */
    note: (read: () => Noted): void => {
      noted = read
      callOff ??= later(() => void flush(), JOURNAL_EVERY_MS)
    },
    flush,
    /** Keeps what another state is about to replace, as if an earlier form had left it. */
    setAside: (values: Noted): Promise<void> => {
      const at = now()
      return inOrder(() => store.write({ id: `${id} ${at}`, subject, at, ...values }))
    },
    /** What stands in the form is saved, or given up. */
    clear: (): Promise<void> => {
      stop()
      noted = undefined
      return inOrder(() => store.remove(id))
    },
    /** An earlier form's entry is no longer wanted. */
    remove: (entry: JournalEntry): Promise<void> => inOrder(() => store.remove(entry.id)),
    /** What earlier forms of the same person and record left, the newest first. */
    left: async (): Promise<JournalEntry[]> => {
      const entries = await store.read(subject).catch(() => [])
      return entries.filter((entry) => entry.id !== id).toSorted((one, other) => other.at - one.at)
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
