import { isBlankMarkup } from '../../strings/visible.ts'
import type { Code, Segment } from './segment.ts'
import { sentenceRanges } from './sentences.ts'

interface Tag {
  at: number
  html: string
  isClosing: boolean
  partner?: Tag
}

const TAG = /<(\/?)([a-z][a-z0-9]{0,20})(?:[\s/](?:[^<>"]|"[^"<]*")*)?>/gi
const INLINE = new Set('a b code em i mark s small span strong sub sup u'.split(' '))
const ALT = / alt="([^"]+)"/

export class Run {
  text = ''
  readonly tags: Tag[] = []
  readonly #open: Tag[] = []

  get isNested(): boolean {
    return this.#open.length > 0
  }

  add(html: string, isClosing: boolean): void {
    const tag: Tag = { at: this.text.length, html, isClosing }
    const partner = isClosing ? this.#open.pop() : undefined
    if (partner) Object.assign(partner, { partner: tag })
    if (partner) tag.partner = partner
    if (!isClosing && !html.startsWith('<br')) this.#open.push(tag)
    this.tags.push(tag)
  }
}

const isAcross = (at: number) => (tag: Tag) =>
  !tag.isClosing && tag.partner !== undefined && tag.at < at && tag.partner.at > at

/** Tags at the end of a sentence belong to it only if they close what it opened. */
function tagsWithin({ text, tags }: Run, from: number, to: number): Tag[] {
  const closesEarlier = ({ isClosing, partner }: Tag, at: number) =>
    isClosing && partner !== undefined && partner.at < at
  return tags.filter((tag) => {
    if (tag.at === from && from > 0 && closesEarlier(tag, from)) return false
    return tag.at === to ? to === text.length || closesEarlier(tag, to) : tag.at >= from && tag.at < to
  })
}

function codeTags(tags: readonly Tag[]): { codes: Code[]; textOf: (tag: Tag) => string } {
  const ids = new Map<Tag, number>()
  const codes = tags
    .filter(({ isClosing, partner }) => !isClosing || partner === undefined)
    .map((tag, index): Code => {
      ids.set(tag, index + 1)
      if (tag.partner) ids.set(tag.partner, index + 1)
      return { id: index + 1, open: tag.html, ...(tag.partner && { close: tag.partner.html }) }
    })
  const textOf = (tag: Tag) => {
    const id = ids.get(tag) ?? 0
    if (tag.partner === undefined) return `<${id}/>`
    return tag.isClosing ? `</${id}>` : `<${id}>`
  }
  return { codes, textOf }
}

function withTags(
  text: string,
  from: number,
  { tags, textOf }: { tags: Tag[]; textOf: (tag: Tag) => string },
) {
  let at = from
  let coded = ''
  for (const tag of tags) {
    coded += text.slice(at, tag.at) + textOf(tag)
    at = tag.at
  }
  return { coded, at }
}

export function segmentsOf(run: Run, block: number): (string | Segment)[] {
  const { text } = run
  const ranges = sentenceRanges(text, (at) => !run.tags.some(isAcross(at)))
  return ranges.flatMap(({ from, to }): (string | Segment)[] => {
    const tags = tagsWithin(run, from, to)
    if (isBlankMarkup(text.slice(from, to))) {
      const { coded, at } = withTags(text, from, { tags, textOf: ({ html }) => html })
      return [coded + text.slice(at, to)]
    }
    const { codes, textOf } = codeTags(tags)
    const { coded, at } = withTags(text, from, { tags, textOf })
    const whole = coded + text.slice(at, to)
    const start = whole.length - whole.trimStart().length
    const end = whole.trimEnd().length
    return [whole.slice(0, start), { text: whole.slice(start, end), codes, block }, whole.slice(end)]
  })
}

class Cutter {
  readonly parts: (string | Segment)[] = []
  #run = new Run()
  #block = 0

  text(html: string): void {
    this.#run.text += html
  }

  flush(): void {
    this.parts.push(...segmentsOf(this.#run, this.#block))
    this.#run = new Run()
    this.#block += 1
  }

  tag(html: string, isClosing: boolean, name: string): void {
    if (INLINE.has(name) || (name === 'br' && this.#run.isNested)) {
      this.#run.add(html, isClosing)
      return
    }
    this.flush()
    const alt = name === 'img' ? ALT.exec(html) : null
    if (!alt?.[1]) {
      this.parts.push(html)
      return
    }
    const start = alt.index + ' alt="'.length
    const segment: Segment = { text: alt[1], codes: [], block: this.#block, isAttribute: true }
    this.parts.push(html.slice(0, start), segment, html.slice(start + alt[1].length))
    this.#block += 1
  }
}

export function cutMarkup(html: string): (string | Segment)[] {
  const cutter = new Cutter()
  let at = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    cutter.text(html.slice(at, index))
    cutter.tag(tag, slash === '/', name.toLowerCase())
    at = index + tag.length
  }
  cutter.text(html.slice(at))
  cutter.flush()
  return cutter.parts.filter((part) => part !== '')
}
