import type { Body, DemoIds } from './wire.ts'

/** A record to create. `key` names it to the rest of the demo content; `parent` is the record it stands below. */
export interface DemoRecord {
  type: string
  key: string
  parent?: { type: string; key: string }
  body: (ids: DemoIds) => Body
}

/** A section to fill, by its type's key. */
export interface DemoSection {
  type: string
  /** The record that the section belongs to, where it does not belong to an area. */
  parent?: { type: string; key: string }
  body: (ids: DemoIds) => Body
}
