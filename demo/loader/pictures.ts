import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { LANGUAGES, type Text } from '@flou/shared/locale.ts'
import { brand } from '../art/brand.ts'
import { diagram, diagramSize, type Tier } from '../art/diagram.ts'
import { icon, ICON_NAMES, SOCIAL_NAMES, socialSign } from '../art/icons.ts'
import { filmFrame } from '../art/film.ts'
import { favicon, logo } from '../art/logo.ts'
import { THEMES, type ThemeName } from '../art/palette.ts'
import { FRAMES, picture, type FrameName } from '../art/picture.ts'
import { LOOK_NAMES, portrait } from '../art/portrait.ts'
import { SCENES, type SceneName } from '../art/scenes.ts'
import { certificateDocuments, type CertificateDocument } from './certificates.ts'
import { parsed } from './parsed.ts'

export interface DemoPicture {
  file: string
  /** `jpeg` is rasterised, so that the media library creates variants. */
  format: 'svg' | 'jpeg' | 'pdf' | 'mp4' | 'vtt'
  draw: () => string | Buffer
  alt: Text
  folder: string
  tags: readonly string[]
  /** In pixels, for pictures in texts. */
  size?: { width: number; height: number }
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
  speakers: z.record(z.string(), z.strictObject({ name: z.string(), look: z.enum(LOOK_NAMES) })),
  companies: z.record(z.string(), z.string()),
})

const { folders, frames, scenes, drawings, logos, speakers, companies } = parsed(
  new URL('../pictures.json', import.meta.url),
  schema,
)

const diagrams = parsed(
  new URL('../diagrams.yaml', import.meta.url),
  z.record(
    z.string(),
    z.array(z.strictObject({ title: text, boxes: z.array(text), arrow: z.optional(text) })),
  ),
)

export const FOLDERS: readonly string[] = folders

interface Drawing {
  scene: SceneName
  frame: FrameName
  theme: ThemeName
}

const nameOf = ({ scene, frame }: Drawing) => `${scene}-${frame}`

/** Drawn scenes by the names of their pictures. */
export const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(drawings.map((one) => [nameOf(one), one]))

const drawing = ([name, { scene, frame, theme }]: [string, Drawing]): [string, DemoPicture] => [
  name,
  {
    file: `${name}.jpg`,
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

/** Decorative next to the speaker's name. */
const speaker = ([key, { name, look }]: [string, (typeof speakers)[string]]): [string, DemoPicture] => [
  `portrait-${key}`,
  svg(`portrait-${key}`, () => portrait(name, look), {
    alt: { en: '', id: '' },
    folder: 'icons',
    tags: ['speaker'],
  }),
]

const company = ([key, name]: [string, string]): [string, DemoPicture] => [
  `brand-${key}`,
  svg(`brand-${key}`, () => brand(name), { alt: { en: name, id: name }, folder: 'brand', tags: ['company'] }),
]

const certificate = ({ documentId, title, draw }: CertificateDocument): [string, DemoPicture] => {
  const alt = { en: `Certificate ${title}`, id: `Sertifikat ${title}` }
  const file = `${documentId}.pdf`
  return [documentId, { file, format: 'pdf', draw, alt, folder: 'certificates', tags: ['certificate'] }]
}

/** Two pictures, since their labels are in a language: `<name>-architecture-en` and `-id`. */
const drawnDiagrams = ([key, tiers]: [string, readonly Tier[]]) =>
  LANGUAGES.map((language): [string, DemoPicture] => {
    const name = `${key}-architecture-${language}`
    const alt = { en: `Architecture of ${companies[key] ?? key}`, id: `Arsitektur ${companies[key] ?? key}` }
    const drawn = svg(name, () => diagram(tiers, language), { alt, folder: 'diagrams', tags: ['diagram'] })
    return [name, { ...drawn, size: diagramSize(tiers) }]
  })

const filmFile = (name: string, format: 'mp4' | 'vtt', alt: Text): [string, DemoPicture] => {
  const file = `${name}.${format}`
  const draw = () => readFileSync(new URL(`../film/${file}`, import.meta.url))
  return [name, { file, format, draw, alt, folder: 'films', tags: ['film'] }]
}

const film: readonly [string, DemoPicture][] = [
  [
    'failover-poster',
    {
      file: 'failover-poster.jpg',
      format: 'jpeg',
      draw: () => filmFrame(0.5),
      alt: {
        en: 'Servers in Jakarta, their copy in Surabaya, and visitors',
        id: 'Server di Jakarta, salinannya di Surabaya, dan pengunjung',
      },
      folder: 'films',
      tags: ['film'],
    },
  ],
  filmFile('failover', 'mp4', { en: 'Failover of a region', id: 'Failover sebuah region' }),
  filmFile('failover.en', 'vtt', { en: 'Captions in English', id: 'Takarir bahasa Inggris' }),
  filmFile('failover.id', 'vtt', { en: 'Captions in Indonesian', id: 'Takarir bahasa Indonesia' }),
]

const ofBrand = { folder: 'brand', tags: ['logo'] }

/** All pictures by the name that content files use. */
export const PICTURES: ReadonlyMap<string, DemoPicture> = new Map([
  ['logo', svg('flou-cloud', logo, { alt: logos.logo, ...ofBrand })],
  ['favicon', svg('flou-cloud-mark', favicon, { alt: logos.favicon, ...ofBrand })],
  ...[...DRAWINGS].map(drawing),
  ...signs('icon', ICON_NAMES, icon),
  ...Object.entries(speakers).map(speaker),
  ...Object.entries(companies).map(company),
  ...Object.entries(diagrams).flatMap(drawnDiagrams),
  ...certificateDocuments.map(certificate),
  ...film,
  ...signs('social', SOCIAL_NAMES, socialSign),
])

export const isPicture = (name: string): boolean => PICTURES.has(name)

export function requirePicture(name: string): DemoPicture {
  const found = PICTURES.get(name)
  if (!found) throw new Error(`No picture is called ${name}.`)
  return found
}
