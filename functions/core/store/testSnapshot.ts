import type { Snapshot, Values } from './writeContext.ts'

const person = { id: 1, name: 'Ayu' }
const DAY = '2026-11-01T00:00:00.000Z'

/** A published record with these fields, for tests. */
export const snapshotOf = (fields: Values, more: Partial<Snapshot> = {}): Snapshot => ({
  id: 5,
  version: 1,
  state: 'published',
  created: DAY,
  createdBy: person,
  updated: DAY,
  updatedBy: person,
  fields,
  ...more,
})
