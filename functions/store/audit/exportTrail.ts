import { daysAfter } from '@flou/shared/calendar.ts'
import { linksAfter, readHead, type Head, type StoredLink } from './chainStore.ts'
import { entriesOf } from './entries.ts'
import { partsOf } from './entryHash.ts'
import type { VerifyServices } from './verifyTrail.ts'

/** Where an export goes on. */
export interface ExportPosition {
  day: string
  /** The last day, inclusive. */
  to: string
  /** Links of the day that are done. */
  link: number
  /** Entries of the next link that are done. */
  offset: number
  /** False before the first line. */
  isBegun: boolean
}

export interface ExportStep {
  /** JSON Lines, each with its end. */
  text: string
  /** Absent at the end. */
  next?: ExportPosition
}

/** Far below what a call may answer, whatever entries hold. */
const MAX_LETTERS = 1_000_000
/** Entries read at a time. */
const TOGETHER = 25
const DAYS = 62

/** What the lines of a file are, told apart by `type`; docs/operations.md describes them for auditors. */
class Lines {
  text = ''
  days = 0
  readonly #most: number

  constructor(most = MAX_LETTERS) {
    this.#most = most
  }

  add(type: string, line: object): void {
    this.text += `${JSON.stringify({ type, ...line })}\n`
  }

  get isFull(): boolean {
    return this.text.length >= this.#most || this.days >= DAYS
  }
}

/**
 * The next lines of an export for auditors: each link of a day followed by its entries, then the day's seal as the bucket has it. Entries
 * that are not chained yet are left out.
 */
export async function exportStep(
  services: VerifyServices,
  from: ExportPosition,
  now: Date,
): Promise<ExportStep> {
  const lines = new Lines(services.maxLetters)
  const head = await readHead(services.table)
  if (!from.isBegun) lines.add('trail', { version: 1, from: from.day, to: from.to, made: now.toISOString() })
  let position = { ...from, isBegun: true }
  while (!lines.isFull) {
    const { day, to, link: number } = position
    const [link] = await linksAfter(services.table, { day, number }, 1)
    if (link) {
      position = await addLink(services, lines, { link, position })
      continue
    }
    await addSeal(services, lines, { day, head })
    if (day >= to) {
      lines.add('end', {})
      return { text: lines.text }
    }
    lines.days += 1
    position = { ...position, day: daysAfter(day, 1), link: 0, offset: 0 }
  }
  return { text: lines.text, next: position }
}

async function addLink(
  { table }: VerifyServices,
  lines: Lines,
  { link, position }: { link: StoredLink; position: ExportPosition },
): Promise<ExportPosition> {
  let { offset } = position
  if (offset === 0) lines.add('link', link)
  // some entries in any case: a step that ends before them would begin with the same line again
  for (let isFirst = true; offset < link.entries.length && (isFirst || !lines.isFull); isFirst = false) {
    const ids = link.entries.slice(offset, offset + TOGETHER).map(([id]) => id)
    const items = await entriesOf(table, ids)
    for (const [index, item] of items.entries()) {
      if (item) lines.add('entry', partsOf(item))
      else lines.add('missing', { id: ids[index] })
    }
    offset += ids.length
  }
  const isDone = offset >= link.entries.length
  return { ...position, link: isDone ? link.number : position.link, offset: isDone ? 0 : offset }
}

async function addSeal(
  { readSeal }: VerifyServices,
  lines: Lines,
  { day, head }: { day: string; head: Head | undefined },
) {
  if (!head || day < head.began || day > head.chain.day) return
  const text = day < head.chain.day ? await readSeal(day) : undefined
  if (day === head.chain.day) lines.add('open', { day })
  else lines.add('seal', { day, text: text ?? null })
}
