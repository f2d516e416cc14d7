import { expect, test } from 'vitest'
import {
  createRecovery,
  SAVE_INTERVAL_MS,
  type RecoveryEntry,
  type RecoveryStore,
  recoverableValues,
} from './recovery.ts'
import { requireContentType } from '@flou/shared/content/registry.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'

const OWN = { person: 7, record: '/api/dashboard/news/3' }
const SUBJECT = '7 /api/dashboard/news/3'

function memoryStore(...entries: RecoveryEntry[]) {
  const kept = new Map(entries.map((entry) => [entry.id, entry]))
  let writes = 0
  const store: RecoveryStore = {
    read: async (subject) => [...kept.values()].filter((entry) => entry.subject === subject),
    write: async (entry) => {
      writes += 1
      kept.set(entry.id, entry)
    },
    writeNow: (entry) => void kept.set(entry.id, entry),
    remove: async (id) => void kept.delete(id),
  }
  return { store, kept, writes: () => writes }
}

/** A manually advanced clock. */
function handClock() {
  const waiting = new Set<{ run: () => void; ms: number }>()
  return {
    later: (run: () => void, ms: number) => {
      const timer = { run, ms }
      waiting.add(timer)
      return () => void waiting.delete(timer)
    },
    pass: () => {
      for (const timer of waiting) {
        waiting.delete(timer)
        timer.run()
      }
    },
    waiting: () => [...waiting].map(({ ms }) => ms),
  }
}

const entry = (id: string, at: number, subject = SUBJECT): RecoveryEntry => ({
  id,
  subject,
  at,
  version: 1,
  values: { title: id },
})
const titled = (title: string) => () => ({ version: 4, values: { title } })

function journalOf(...entries: RecoveryEntry[]) {
  const memory = memoryStore(...entries)
  const clock = handClock()
  let now = 1000
  const journal = createRecovery({
    store: memory.store,
    ...OWN,
    id: 'own',
    now: () => now,
    schedule: clock.later,
  })
  return { ...memory, clock, journal, at: (ms: number) => void (now = ms) }
}

test('edits right before the page unloads are stored at once, also those of a write without an answer', () => {
  const { journal, kept, store } = journalOf()

  journal.save(titled('typed'))
  journal.flushNow()
  const typed = kept.get('own')
  store.write = () => new Promise(() => {})
  journal.save(titled('under way'))
  void journal.flush()
  journal.flushNow()

  expect(typed).toMatchObject({ subject: SUBJECT, values: { title: 'typed' } })
  expect(kept.get('own')?.values).toEqual({ title: 'under way' })
})

test('many edits within the interval are one write, of the last of them', async () => {
  const { journal, clock, kept, writes } = journalOf()

  for (const title of ['a', 'ab', 'abc']) journal.save(titled(title))
  const waiting = clock.waiting()
  clock.pass()
  await journal.flush()

  expect(waiting).toEqual([SAVE_INTERVAL_MS])
  expect(writes()).toBe(1)
  expect(kept.get('own')).toEqual({
    id: 'own',
    subject: SUBJECT,
    at: 1000,
    version: 4,
    values: { title: 'abc' },
  })
})

test('steady typing is written each interval, not only after a pause', async () => {
  const { journal, clock, writes } = journalOf()

  for (const title of ['a', 'ab', 'abc']) {
    journal.save(titled(title))
    clock.pass()
  }
  await journal.flush()

  expect(writes()).toBe(3)
})

test('a page that goes away writes what is noted at once', async () => {
  const { journal, clock, kept } = journalOf()

  journal.save(titled('typed just now'))
  await journal.flush()

  expect(kept.get('own')?.values).toEqual({ title: 'typed just now' })
  expect(clock.waiting()).toEqual([])
})

test('a save clears what is written and what is about to be', async () => {
  const { journal, clock, kept } = journalOf()
  journal.save(titled('a'))
  await journal.flush()

  journal.save(titled('ab'))
  await journal.clear()
  clock.pass()
  await journal.flush()

  expect(kept.size).toBe(0)
})

test('what a person decided against is kept until something is saved; what was replaced unasked stays', async () => {
  const { journal, kept, at } = journalOf()
  await journal.stash({ version: 4, values: { title: 'replaced' } })
  at(2000)
  await journal.stash({ version: 4, values: { title: 'decided against' } }, true)
  const before = [...kept.values()].map(({ values }) => values['title'])

  await journal.clear()

  expect(before).toEqual(['replaced', 'decided against'])
  expect([...kept.values()].map(({ values }) => values['title'])).toEqual(['replaced'])
})

test('what was typed since a new record was sent waits for that record’s own form', async () => {
  const { journal, kept } = journalOf()

  await journal.stashFor('/api/dashboard/news/9', { version: 1, values: { title: 'more' } })

  expect([...kept.values()]).toMatchObject([
    { subject: '7 /api/dashboard/news/9', values: { title: 'more' } },
  ])
})

test('what is left is that of this person and record, the newest first, without its own', async () => {
  const { journal } = journalOf(
    entry('older', 10),
    entry('newer', 20),
    entry('own', 30),
    entry('of another person', 40, '8 /api/dashboard/news/3'),
  )

  const left = await journal.readEarlier()

  expect(left.map(({ id }) => id)).toEqual(['newer', 'older'])
})

test('a store that fails never fails the form, and works again once it can', async () => {
  const { store, kept } = memoryStore()
  let isBroken = true
  const failing: RecoveryStore = {
    ...store,
    read: () => Promise.reject(new Error('no database')),
    write: (one) => (isBroken ? Promise.reject(new Error('quota')) : store.write(one)),
  }
  const journal = createRecovery({ store: failing, ...OWN, id: 'own' })

  journal.save(titled('lost'))
  await journal.flush()
  isBroken = false
  journal.save(titled('kept'))
  await journal.flush()

  expect(await journal.readEarlier()).toEqual([])
  expect(kept.get('own')?.values).toEqual({ title: 'kept' })
})

test('a password is never written to the disk, everything else is', () => {
  const user = requireContentType('user')
  const values = {
    ...initialOf(user.declaration, new Date(0)),
    fullName: 'Raras',
    password: 'Langit biru sekali',
    confirmPassword: 'Langit biru sekali',
  }

  const kept = recoverableValues(user.declaration, values)

  expect(JSON.stringify(kept)).not.toContain('Langit')
  expect(kept['fullName']).toBe('Raras')
})
