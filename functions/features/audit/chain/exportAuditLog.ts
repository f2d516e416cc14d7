import { daysAfter } from '@flou/shared/strings/calendar.ts'
import { linksAfter, readHead, type Head, type StoredLink } from './chainStore.ts'
import { entriesOf } from './entries.ts'
import { hashedEntryOf } from './entryHash.ts'
import type { VerifyServices } from './verifyAuditLog.ts'

export interface ExportPosition {
  day: string
  to: string
  link: number
  offset: number
  isBegun: boolean
}

export interface ExportChunk {
  text: string
  next?: ExportPosition
}

const MAX_CHARACTERS = 1_000_000
const ENTRIES_PER_READ = 25
const DAYS = 62

class Lines {
  text = ''
  days = 0
  readonly #most: number

  constructor(most = MAX_CHARACTERS) {
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
 * Returns the next lines of an export: links with their entries, then each day's seal. Unchained entries are
 * omitted.
 */
export async function exportAuditLog(
  services: VerifyServices,
  from: ExportPosition,
  now: Date,
): Promise<ExportChunk> {
  const lines = new Lines(services.maxCharacters)
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
  // at least one block of entries, otherwise the next call would repeat the link line
  for (let isFirst = true; offset < link.entries.length && (isFirst || !lines.isFull); isFirst = false) {
    const ids = link.entries.slice(offset, offset + ENTRIES_PER_READ).map(([id]) => id)
    const items = await entriesOf(table, ids)
    for (const [index, item] of items.entries()) {
      if (item) lines.add('entry', hashedEntryOf(item))
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
