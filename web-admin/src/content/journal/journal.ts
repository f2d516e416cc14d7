import type { FormValues } from '../form/formErrors.ts'

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
  person: number
  /** Names the record; a person's own entries are kept apart from those of others. */
  record: string
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

/** Steps on a store one after the other, each begun when the one before has ended; a store that fails is no failure of the form. */
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

/** What is kept beside the form's own entry. `keep` writes values for the form of a record. */
function createAsides(
  keep: (aside: string, record: string, values: Noted) => Promise<void>,
  own: JournalOptions,
) {
  const { record, id, now = Date.now } = own
  const decided = new Set<string>()
  const newName = () => `${id} ${now()}`
  return {
    /**
     * Keeps what another state is about to replace, as if an earlier form had left it. `isUntilSaved`: a person has decided against
     * it, so that it goes once what they chose instead is safe.
     */
    setAside: (values: Noted, isUntilSaved = false): Promise<void> => {
      const aside = newName()
      if (isUntilSaved) decided.add(aside)
      return keep(aside, record, values)
    },
    /** Keeps values for the form of another record, which offers them when it opens. */
    leaveFor: (other: string, values: Noted): Promise<void> => keep(newName(), other, values),
    /** What was decided against; it is told once. */
    takeDecided: (): string[] => {
      const gone = [...decided]
      decided.clear()
      return gone
    },
  }
}

/**
 * The journal of one form. Noting an edit costs an assignment; what was noted last is written a moment later, and at once by
 * `flush`. Writes keep their order.
 */
export function createJournal(options: JournalOptions) {
  const { store, person, record, id, now = Date.now, later = browserLater } = options
  const subjectFor = (one: string) => `${person} ${one}`
  const queue = createQueue()
  const write = (entry: string, of: string, values: Noted) =>
    queue.add(() => store.write({ id: entry, subject: subjectFor(of), at: now(), ...values }))
  const { takeDecided, ...asides } = createAsides(write, options)
  let noted: (() => Noted) | undefined
  let callOff: (() => void) | undefined
  const stop = () => {
    callOff?.()
    callOff = undefined
  }
  function flush(): Promise<void> {
    stop()
    const read = noted
    noted = undefined
    return read ? write(id, record, read()) : queue.last()
  }
  return {
    /** The name under which this form's entry is kept. */
    id,
    /** `read` is asked for the values only when they are written. */
    note: (read: () => Noted): void => {
      noted = read
      callOff ??= later(() => void flush(), JOURNAL_EVERY_MS)
    },
    flush,
    ...asides,
    /** What stands in the form is saved, or given up. */
    clear: (): Promise<void> => {
      stop()
      noted = undefined
      const gone = [id, ...takeDecided()]
      return queue.add(async () => void (await Promise.all(gone.map((one) => store.remove(one)))))
    },
    /** An earlier form's entry is no longer wanted. */
    remove: (entry: JournalEntry): Promise<void> => queue.add(() => store.remove(entry.id)),
    /** What earlier forms of the same person and record left, the newest first. */
    left: async (): Promise<JournalEntry[]> => {
      const entries = await store.read(subjectFor(record)).catch(() => [])
      return entries.filter((entry) => entry.id !== id).toSorted((one, other) => other.at - one.at)
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
