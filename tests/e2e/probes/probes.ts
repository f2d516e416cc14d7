import type { Appearance } from '@flou/shared/content/appearance.ts'
import { contentTypes, requireContentType, sections } from '@flou/shared/content/registry.ts'
import type { AnyType, ContentType } from '@flou/shared/content/define.ts'
import type { Field, Fields, Shape } from '@flou/shared/content/shape.ts'
import { initialOfField } from '@flou/shared/content/values/initial.ts'
import { CONTENT_LANGUAGE_ID, LANGUAGES } from '@flou/shared/locale.ts'
import { daysAfter, todayInJakarta } from '@flou/shared/calendar.ts'

/** What stands in one field of the probes, to be looked for in the pages. */
export interface Probe {
  type: string
  /** Names of fields from the record down, the language at the end where there is one. */
  field: string
  /** Stands nowhere else. */
  mark: string
}

/** A record to save. */
export interface ProbeRecord {
  type: AnyType
  id: number
  fields: Record<string, unknown>
}

interface Place {
  type: AnyType
  /** Number of the record among those of its type, from 1. */
  number: number
  path: string
}

/** Records that others point at: enough for each choice of the longest one. */
const TARGETS = 8
/** Records of each type: each target has two, so that one shows the other. */
const EACH = 2 * TARGETS

/**
 * Content in which every field of every type that pages may show holds a text of its own: what an editor can fill in, and where it
 * is to be found (design/public-pages: nothing an editor can fill in stays unshown).
 */
export class Probes {
  readonly probes = new Map<string, Probe>()
  readonly media: { id: number; mark: string }[] = []
  readonly #now: Date

  constructor(now: Date) {
    this.#now = now
  }

  /** The mark of a place: the same for all records of a type, so that any of them may be the one that is shown. */
  #mark({ type, path }: Place, more = ''): string {
    const field = more === '' ? path : `${path}.${more}`
    const name = `${type.key} ${field}`
    const known = this.probes.get(name)
    if (known) return known.mark
    const mark = `zq${this.probes.size + 1}qz`
    this.probes.set(name, { type: type.key, field, mark })
    return mark
  }

  #picture(place: Place): number {
    const mark = this.#mark(place)
    const known = this.media.find((one) => one.mark === mark)
    if (known) return known.id
    this.media.push({ id: this.media.length + 1, mark })
    return this.media.length
  }

  #appearance(place: Place): string {
    const look: Appearance = {
      banner: { positionBannerText: 'left', positionButton: 'left', textColor: '#fff' },
      buttons: [
        {
          color: '#000',
          bgColor: '#fff',
          urlPath: `https://example.com/${this.#mark(place, 'button')}`,
          buttonPosition: 'left',
          contents: LANGUAGES.map((language) => ({
            languageId: CONTENT_LANGUAGE_ID[language],
            title: this.#mark(place, `button.${language}`),
          })),
        },
      ],
    }
    return JSON.stringify(look)
  }

  /** First days for a running record, a coming one and one that is over, in turn. */
  #day({ number, path }: Place): string {
    const shift = [-1, 20, -60][number % 3] ?? 0
    return daysAfter(todayInJakarta(this.#now), path.endsWith('endDate') ? shift + 10 : shift)
  }

  #value(field: Field, place: Place): unknown {
    const { number } = place
    const target = 'to' in field ? String(field.to) : ''
    const byKind: Partial<Record<string, () => unknown>> = {
      text: () => this.#mark(place),
      longText: () => this.#mark(place),
      richText: () => `<p>${this.#mark(place)}</p>`,
      url: () => `https://example.com/${this.#mark(place)}`,
      slug: () => `${place.type.key.toLowerCase()}-${number}`,
      media: () => this.#picture(place),
      mediaList: () => [this.#picture(place)],
      appearance: () => this.#appearance(place),
      toggle: () => number % 2 === 1,
      number: () => number,
      money: () => 1_000_000 * 10_000,
      date: () => this.#day(place),
      reference: () => this.#idOf(target, number),
      references: () => [this.#idOf(target, number)],
      choice: () => choiceOf(field, number),
      choices: () => [],
      group: () => this.#record(innerOf(field), place),
      items: () => [this.#record(innerOf(field), place)],
    }
    return byKind[field.kind]?.() ?? initialOfField(field, this.#now)
  }

  #idOf(target: string, number: number): number {
    return contentTypes().some(({ key }) => key === target) ? ((number - 1) % TARGETS) + 1 : 0
  }

  #fields(fields: Fields, place: Place, language = ''): Record<string, unknown> {
    const at = (name: string) => [place.path, name, language].filter((part) => part !== '').join('.')
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, this.#value(field, { ...place, path: at(name) })]),
    )
  }

  #record(shape: Shape, place: Place): Record<string, unknown> {
    const entries = LANGUAGES.map((language) => ({
      languageId: CONTENT_LANGUAGE_ID[language],
      ...this.#fields(shape.localized, place, language),
    }))
    return { ...this.#fields(shape.fields, place), [shape.localizedName]: entries }
  }

  /** The content, references first. */
  records(isShown: (type: AnyType) => boolean): ProbeRecord[] {
    const ofType = (type: ContentType) =>
      Array.from({ length: EACH }, (_, index) => {
        const number = index + 1
        const fields = this.#record(type.shape, { type, number, path: '' })
        return { type, id: number, fields: named(type, fields, number) }
      })
    const ofSection = (type: AnyType) => ({
      type,
      id: 0,
      fields: this.#record(type.shape, { type, number: 1, path: '' }),
    })
    return [
      ...contentTypes().filter(isShown).flatMap(ofType),
      ...sections()
        .filter((section) => isShown(section) && section.below === undefined)
        .map(ofSection),
    ]
  }
}

/** A status that visitors see, and a parent that has the record. */
function named(type: ContentType, fields: Record<string, unknown>, number: number) {
  const { parent, shape } = type
  return {
    ...fields,
    ...('status' in shape.fields && { status: '1' }),
    ...('isActive' in shape.fields && { isActive: true }),
    ...('publishDate' in shape.fields && { publishDate: '2026-01-01' }),
    ...(parent && requireContentType(parent.type) && { [parent.field]: number }),
  }
}

const innerOf = (field: Field) => (field as Field & { of: Shape }).of // only items and groups ask

function choiceOf(field: Field, number: number): unknown {
  const { choices } = field as Field & { choices: readonly { value: unknown }[] } // only choices ask
  return choices[(number - 1) % choices.length]?.value
}
