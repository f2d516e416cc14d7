import type { Body, DemoIds } from './wire.ts'

export interface DemoRecord {
  type: string
  key: string
  parent?: { type: string; key: string }
  body: (ids: DemoIds) => Body
}

export interface DemoSection {
  type: string
  parent?: { type: string; key: string }
  body: (ids: DemoIds) => Body
}
