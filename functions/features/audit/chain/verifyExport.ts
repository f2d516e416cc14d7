import type { DayReport, AuditProblem } from '@flou/shared/audit/auditCheck.ts'
import { daysAfter } from '@flou/shared/strings/calendar.ts'
import * as z from 'zod/mini'
import { newDay, type DayChain } from './chain.ts'
import type { StoredLink } from './chainStore.ts'
import { checkEntries, checkLink, checkSeal } from './checkLink.ts'
import type { HashedEntry } from './entryHash.ts'
import { hashOfSealText } from './sealText.ts'

const hashes = z.partialRecord(z.enum(['person', 'subject', 'data']), z.string())
const entrySchema = z.object({
  type: z.literal('entry'),
  id: z.string(),
  facts: z.record(z.string(), z.unknown()),
  person: z.unknown(),
  subject: z.unknown(),
  data: z.nullable(z.string()),
  salts: hashes,
  redacted: z.optional(z.object({ entry: z.string(), hashes })),
})
const lineSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('trail'), version: z.literal(1), from: z.string(), to: z.string() }),
  z.object({
    type: z.literal('link'),
    day: z.string(),
    number: z.number(),
    previous: z.string(),
    made: z.string(),
    entries: z.array(z.tuple([z.string(), z.string()])),
    hash: z.string(),
  }),
  entrySchema,
  z.object({ type: z.literal('missing'), id: z.string() }),
  z.object({ type: z.literal('seal'), day: z.string(), text: z.nullable(z.string()) }),
  z.object({ type: z.literal('open'), day: z.string() }),
  z.object({ type: z.literal('end') }),
])
type Line = z.infer<typeof lineSchema>

/** Verifies an export line by line; holds one link with its entries in memory. */
class ExportCheck {
  readonly reports: DayReport[] = []
  isEnded = false
  #day: DayReport | undefined
  #chain: DayChain | undefined
  #link: StoredLink | undefined
  #entries = new Map<string, HashedEntry>()
  #before: { day: string; hash: string } | undefined

  take(line: Line): void {
    if (line.type === 'link') this.#takeLink(line)
    else if (line.type === 'entry')
      this.#entries.set(line.id, { ...line, redacted: line.redacted } as HashedEntry)
    else if (line.type === 'seal') this.#endDay(line.day, line.text)
    else if (line.type === 'open') this.#endDay(line.day, undefined)
    else if (line.type === 'end') this.isEnded = true
  }

  #takeLink(link: StoredLink): void {
    this.#endLink()
    const chain = this.#begin(link.day, link.previous)
    const checked = checkLink(chain, link)
    this.#chain = checked.chain
    this.#link = link
    this.#report({ links: 1, problems: checked.problems })
  }

  /** Returns the chain of a day; without the previous day in the file its hash is taken on trust. */
  #begin(day: string, previous: string): DayChain {
    if (this.#chain?.day === day) return this.#chain
    const expected = this.#before?.day === daysAfter(day, -1) ? this.#before.hash : previous
    this.#day = {
      day,
      state: 'open',
      entries: 0,
      links: 0,
      redacted: 0,
      waiting: 0,
      problems: [],
      isDone: true,
    }
    this.#chain = newDay(day, expected)
    return this.#chain
  }

  #report({
    links = 0,
    entries = 0,
    redacted = 0,
    problems,
  }: Partial<DayReport> & { problems: AuditProblem[] }): void {
    const day = this.#day
    if (!day) return
    day.links += links
    day.entries += entries
    day.redacted += redacted
    day.problems.push(...problems)
  }

  #endLink(): void {
    const link = this.#link
    if (!link) return
    const found = link.entries.map(([id]) => this.#entries.get(id))
    const expected = new Set(link.entries.map(([id]) => id))
    const added = [...this.#entries.keys()].filter((id) => !expected.has(id))
    this.#report({
      entries: link.entries.length,
      redacted: found.filter((entry) => entry?.redacted).length,
      problems: [
        ...checkEntries(link, found),
        ...added.map((entry): AuditProblem => ({ kind: 'entryAdded', entry })),
      ],
    })
    this.#link = undefined
    this.#entries.clear()
  }

  #endDay(day: string, seal: string | null | undefined): void {
    this.#endLink()
    const chain = this.#begin(day, previousIn(seal))
    if (seal !== undefined) {
      this.#report({ problems: checkSeal(chain, seal ?? undefined) })
      this.#before = { day, hash: (seal && hashOfSealText(seal)) || '' }
    }
    if (this.#day) this.reports.push({ ...this.#day, state: seal === undefined ? 'open' : 'sealed' })
    this.#chain = undefined
    this.#day = undefined
  }
}

function previousIn(seal: string | null | undefined): string {
  try {
    const { previous } = JSON.parse(seal ?? '{}') as { previous?: unknown }
    return typeof previous === 'string' ? previous : ''
  } catch {
    return ''
  }
}

/**
 * Verifies an exported file against its own links and seals.
 * @throws Error for an unknown line or an incomplete file
 */
export async function verifyExport(lines: AsyncIterable<string>): Promise<DayReport[]> {
  const check = new ExportCheck()
  let number = 0
  for await (const line of lines) {
    number += 1
    if (line === '') continue
    try {
      check.take(lineSchema.parse(JSON.parse(line)))
    } catch (cause) {
      throw new Error(`Line ${number} is no line of an exported audit trail.`, { cause })
    }
  }
  if (!check.isEnded) throw new Error('The file is not complete: its last line is missing.')
  return check.reports
}
