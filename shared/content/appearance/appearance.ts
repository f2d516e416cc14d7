import * as z from 'zod/mini'
import { CONTENT_LANGUAGE_ID, type Language } from '../../locale.ts'
import { LIMITS } from '../../limits.ts'
import { lengthProblem } from '../../strings/letters.ts'
import {
  isBareUrl,
  isSampleText,
  missingUrl,
  PLACEHOLDER_TITLE,
  URL_START,
  urlProblem,
} from '../declaration.ts'

/** Content of `customProperty`, stored and transferred as JSON text: banner position, colours and buttons. */
const POSITIONS = ['left', 'center', 'right'] as const
export type Position = (typeof POSITIONS)[number]

/** White on #64E818 has low contrast: the editor warns and suggests dark text. */
export const BANNER_DEFAULTS = {
  positionBannerText: 'left',
  positionButton: 'left',
  textColor: '#64E818',
} as const
export const BUTTON_DEFAULTS = {
  color: '#fff',
  bgColor: '#64E818',
  urlPath: URL_START,
  buttonPosition: 'left',
} as const

const colour = (initial: string) =>
  z._default(
    z
      .string()
      .check(
        z.maxLength(LIMITS.text, { error: 'colour', abort: true }),
        z.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'colour'),
      ),
    initial,
  )
const position = z._default(z.enum(POSITIONS, { error: 'invalid' }), 'left')

export const isUrl: z.core.CheckFn<string> = ({ value, issues }) => {
  const message = urlProblem(value)
  if (message !== undefined) issues.push({ code: 'custom', message, input: value, path: [] })
}

const buttonSchema = z.object({
  color: colour(BUTTON_DEFAULTS.color),
  bgColor: colour(BUTTON_DEFAULTS.bgColor),
  urlPath: z._default(
    z.string().check(
      z.maxLength(LIMITS.url, { error: `tooLong:${LIMITS.url}`, abort: true }),
      z.overwrite((value) => value.trim()),
      isUrl,
    ),
    BUTTON_DEFAULTS.urlPath,
  ),
  buttonPosition: position,
  contents: z
    .array(
      z.object({
        languageId: z.literal([CONTENT_LANGUAGE_ID.id, CONTENT_LANGUAGE_ID.en]),
        title: z
          .string()
          .check(z.refine((text) => !lengthProblem(text, LIMITS.text), `tooLong:${LIMITS.text}`)),
      }),
    )
    .check(z.maxLength(2, 'invalid')),
})

const bannerSchema = z.object({
  positionBannerText: position,
  positionButton: position,
  textColor: colour(BANNER_DEFAULTS.textColor),
})

const objectSchema = z.object({
  banner: z._default(bannerSchema, { ...BANNER_DEFAULTS }),
  buttons: z._default(
    z.array(buttonSchema).check(z.maxLength(LIMITS.items, `tooManyItems:${LIMITS.items}`)),
    [],
  ),
})

export type Appearance = z.infer<typeof objectSchema>
export type AppearanceButton = Appearance['buttons'][number]

export const DEFAULT_APPEARANCE = JSON.stringify({ banner: BANNER_DEFAULTS, buttons: [] })

export const newButton = (): AppearanceButton => ({
  ...BUTTON_DEFAULTS,
  contents: [
    { languageId: CONTENT_LANGUAGE_ID.id, title: PLACEHOLDER_TITLE.id },
    { languageId: CONTENT_LANGUAGE_ID.en, title: PLACEHOLDER_TITLE.en },
  ],
})

function parsedJson(value: string): unknown {
  try {
    return value.trim() === '' ? {} : JSON.parse(value)
  } catch {
    return undefined
  }
}

type Issue = readonly [message: string, ...path: (string | number)[]]

interface Requirements {
  needsUrls?: boolean
  onlyIn?: Language | undefined
}

const findSamples = (
  { buttons = [] }: Partial<Appearance>,
  { needsUrls = true, onlyIn }: Requirements,
): Issue[] =>
  buttons.flatMap(({ contents, urlPath }, button) => [
    ...contents.flatMap(({ title, languageId }, index): Issue[] =>
      isSampleText(title) && (onlyIn === undefined || languageId === CONTENT_LANGUAGE_ID[onlyIn])
        ? [['sampleText', 'buttons', button, 'contents', index, 'title']]
        : [],
    ),
    ...(needsUrls && isBareUrl(urlPath)
      ? [[missingUrl(urlPath), 'buttons', button, 'urlPath'] as const]
      : []),
  ])

function pickKnownKeys(value: unknown, parsed: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(parsed))
    return value.map((each, index) => pickKnownKeys(each, parsed[index]))
  if (typeof value !== 'object' || value === null || typeof parsed !== 'object' || parsed === null)
    return value
  const known = new Map(Object.entries(parsed))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => known.has(name))
      .map(([name, inner]) => [name, pickKnownKeys(inner, known.get(name))]),
  )
}

/** Removes unknown keys. Returns unreadable text unchanged. */
function toStoredText(text: string): string {
  const value = parsedJson(text)
  const { success, data } = objectSchema.safeParse(value)
  if (!success || text.trim() === '') return text
  const cleaned = JSON.stringify(pickKnownKeys(value, data))
  return cleaned === JSON.stringify(value) ? text : cleaned
}

/**
 * Message code with optional parameter; zod's default messages are sentences. Avoids importing the message
 * table.
 */
const CODE = /^[A-Za-z]{1,40}(?::|$)/

const checkedText = (requirements: Requirements) =>
  z.pipe(
    z.transform((value: unknown) => value ?? DEFAULT_APPEARANCE),
    z
      .string({ error: 'invalid' })
      .check(z.maxLength(LIMITS.richTextBytes, { error: 'tooLarge', abort: true }), (payload) => {
        const result = objectSchema.safeParse(parsedJson(payload.value))
        for (const issue of result.error?.issues ?? []) {
          payload.issues.push({
            code: 'custom',
            message: CODE.test(issue.message) ? issue.message : 'invalid',
            input: payload.value,
            path: [...issue.path],
          })
        }
        for (const [message, ...path] of findSamples(result.data ?? {}, requirements))
          payload.issues.push({ code: 'custom', message, input: payload.value, path })
      }),
  )

/** `customProperty` on the wire: validated JSON text. Absent means the default. */
export const appearanceSchema = (requirements: Requirements = {}): z.ZodMiniType<string> =>
  z.pipe(checkedText(requirements), z.transform(toStoredText))

/** Parses `customProperty`; falls back to the defaults, never throws. */
export function parseAppearance(text: string | undefined): Appearance {
  const result = objectSchema.safeParse(parsedJson(text ?? ''))
  return result.success ? result.data : { banner: { ...BANNER_DEFAULTS }, buttons: [] }
}
