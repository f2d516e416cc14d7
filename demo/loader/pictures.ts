import * as z from 'zod/mini'
import type { Text } from '@flou/shared/locale.ts'
import { brand } from '../art/brand.ts'
import { icon, ICON_NAMES, SOCIAL_NAMES, socialSign } from '../art/icons.ts'
import { favicon, logo } from '../art/logo.ts'
import { THEMES, type ThemeName } from '../art/palette.ts'
import { FRAMES, picture, type FrameName } from '../art/picture.ts'
import { SCENES, type SceneName } from '../art/scenes.ts'
import { parsed } from './parsed.ts'

export interface DemoPicture {
  file: string
  /** `jpeg` is rasterised, so that the media library creates variants. */
  format: 'svg' | 'jpeg'
  draw: () => string
  alt: Text
  folder: string
  tags: readonly string[]
}

const namesOf = <T extends object>(names: T) =>
  z.enum(Object.keys(names) as [keyof T & string], { error: `Known are: ${Object.keys(names).join(', ')}.` })

const text = z.strictObject({ en: z.string(), id: z.string() })
const schema = z.strictObject({
  folders: z.array(z.string()),
  frames: z.record(namesOf(FRAMES), z.strictObject({ folder: z.string(), tag: z.string() })),
  scenes: z.record(namesOf(SCENES), text),
  drawings: z.array(
    z.strictObject({ scene: namesOf(SCENES), frame: namesOf(FRAMES), theme: namesOf(THEMES) }),
  ),
  logos: z.strictObject({ logo: text, favicon: text }),
  companies: z.record(z.string(), z.string()),
})

const { folders, frames, scenes, drawings, logos, companies } = parsed(
  new URL('../pictures.json', import.meta.url),
  schema,
)

export const FOLDERS: readonly string[] = folders

interface Drawing {
  scene: SceneName
  frame: FrameName
  theme: ThemeName
}

const drawing = ({ scene, frame, theme }: Drawing): [string, DemoPicture] => [
  `${scene}-${frame}`,
  {
    file: `${scene}-${frame}.jpg`,
    format: 'jpeg',
    draw: () => picture({ scene, theme, frame }),
    alt: scenes[scene],
    folder: frames[frame].folder,
    tags: [frames[frame].tag, 'illustration'],
  },
]

const svg = (file: string, draw: () => string, more: Pick<DemoPicture, 'alt' | 'folder' | 'tags'>) =>
  ({ file: `${file}.svg`, format: 'svg', draw, ...more }) as const

/** Decorative next to their names: without alternative text. */
const signs = <N extends string>(prefix: string, names: readonly N[], draw: (name: N) => string) =>
  names.map((name): [string, DemoPicture] => [
    `${prefix}-${name}`,
    svg(`${prefix}-${name}`, () => draw(name), {
      alt: { en: '', id: '' },
      folder: 'icons',
      tags: [prefix],
    }),
  ])

const company = ([key, name]: [string, string]): [string, DemoPicture] => [
  `brand-${key}`,
  svg(`brand-${key}`, () => brand(name), { alt: { en: name, id: name }, folder: 'brand', tags: ['company'] }),
]

const ofBrand = { folder: 'brand', tags: ['logo'] }

/** All pictures by the name that content files use. */
export const PICTURES: ReadonlyMap<string, DemoPicture> = new Map([
  ['logo', svg('flou-cloud', logo, { alt: logos.logo, ...ofBrand })],
  ['favicon', svg('flou-cloud-mark', favicon, { alt: logos.favicon, ...ofBrand })],
  ...drawings.map(drawing),
  ...signs('icon', ICON_NAMES, icon),
  ...Object.entries(companies).map(company),
  ...signs('social', SOCIAL_NAMES, socialSign),
])

export const isPicture = (name: string): boolean => PICTURES.has(name)

export function requirePicture(name: string): DemoPicture {
  const found = PICTURES.get(name)
  if (!found) throw new Error(`No picture is called ${name}.`)
  return found
}
