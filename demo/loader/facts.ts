import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { inBothLanguages, ISO_CODE, isLanguage, type Language, type Text } from '@flou/shared/locale.ts'
import * as z from 'zod/mini'
import type { FieldPath } from './contentError.ts'
import { fail, type Source } from './contentFiles.ts'
import { isData, type Data } from './parseFile.ts'
import { parsed } from './parsed.ts'

const factFile = z.record(
  z.string(),
  z.union([
    z.number(),
    z.string(),
    z.strictObject({ en: z.string(), id: z.string() }),
    z.strictObject({ percent: z.string() }),
    z.strictObject({ from: z.iso.date(), to: z.iso.date() }),
  ]),
)
type Fact = z.infer<typeof factFile>[string]

/** `{{key}}`. Braces with spaces or capitals inside are text, as in samples of template languages. */
const PLACEHOLDER = /\{\{([a-z0-9]+(?:[.-][a-z0-9]+)*)\}\}/g

const NO_BREAK_SPACE = '\u00a0'

function percentIn(language: Language, percent: string): string {
  const digits = percent.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(ISO_CODE[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return `${format.format(Number(percent))}${NO_BREAK_SPACE}%`
}

function daysIn(language: Language, from: string, to: string): string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : ISO_CODE.id, {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/, '–')
}

function textOf(fact: Fact): Text {
  if (typeof fact !== 'object') return inBothLanguages(() => String(fact))
  if ('percent' in fact) return inBothLanguages((language) => percentIn(language, fact.percent))
  if ('from' in fact) return inBothLanguages((language) => daysIn(language, fact.from, fact.to))
  return fact
}

export interface Facts {
  texts: ReadonlyMap<string, Text>
  fill(data: Data, sources: readonly Source[]): Data
  requireAllUsed(): void
}

/** Reads the values that texts quote by key. @throws ContentError */
export function readFacts(file: string): Facts {
  const facts = existsSync(file) ? parsed(pathToFileURL(file), factFile) : {}
  const texts = new Map(Object.entries(facts).map(([key, fact]) => [key, textOf(fact)]))
  const used = new Set<string>()

  const filled = (text: string, language: Language, onUnknown: (key: string) => never) =>
    text.replace(PLACEHOLDER, (_, key: string) => {
      used.add(key)
      return texts.get(key)?.[language] ?? onUnknown(key)
    })

  return {
    texts,
    fill(data, sources) {
      function valueOf(value: unknown, at: FieldPath, language?: Language): unknown {
        if (typeof value === 'string') {
          const unknown = (key: string) => fail(sources, at, `No fact is called ${key}.`)
          if (language) return filled(value, language, unknown)
          const both = inBothLanguages((each) => filled(value, each, unknown))
          return both.en === both.id ? both.en : both
        }
        if (Array.isArray(value)) return value.map((item, index) => valueOf(item, [...at, index], language))
        return isData(value) ? valuesOf(value, at, language) : value
      }
      const valuesOf = (values: Data, at: FieldPath, language?: Language): Data =>
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            valueOf(value, [...at, name], isLanguage(name) ? name : language),
          ]),
        )
      return valuesOf(data, [])
    },
    requireAllUsed() {
      const unused = [...texts.keys()].find((key) => !used.has(key))
      if (unused !== undefined) fail([{ file, root: [] }], [unused], 'No text quotes this fact.')
    },
  }
}
