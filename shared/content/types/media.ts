import { contentType } from '../define.ts'
import { area, customScreen } from '../screens.ts'
import { group, items } from '../fields/nested.ts'
import { reference } from '../fields/reference.ts'
import { text } from '../fields/text.ts'
import { number, toggle } from '../fields/value.ts'
import { hasMissingAlt, mediaKindOf } from '../../media/media.ts'

const fraction = (initial: number) => number({ initial, max: 1, decimals: true, optional: true })

/** Files reference the folder's id, so renaming changes one record. */
export const mediaFolder = contentType('mediaFolder', {
  label: { en: 'Folder', id: 'Folder' },
  plural: { en: 'Folders', id: 'Folder' },
  internal: true,
  title: 'name',
  fields: {
    name: text(),
    parentId: reference('mediaFolder', { optional: true }),
    place: text({ optional: true }),
  },
  unique: ['place'],
  list: { columns: ['name', 'parentId'], sortBy: 'name' },
})

/** Editors set name, alternative text, folder, tags and focal point; the server sets the rest. */
export const media = contentType('media', {
  label: { en: 'File', id: 'Berkas' },
  plural: { en: 'Media', id: 'Media' },
  internal: true,
  title: 'name',
  // `hash` detects duplicates; links to files are checked by `path`
  unique: ['hash', 'path'],
  fields: {
    name: text(),
    mime: text(),
    size: number(),
    width: number(),
    height: number(),
    path: text(),
    thumbnail: text({ optional: true }),
    variants: items({
      fields: {
        path: text(),
        mime: text(),
        width: number(),
        height: number(),
        size: number({ optional: true }),
      },
    }),
    folderId: reference('mediaFolder', { optional: true }),
    tags: items({ fields: { name: text() } }, { max: 8 }),
    decorative: toggle(),
    /** Focal point for cropping, relative to the upper left corner. */
    focalX: fraction(0.5),
    focalY: fraction(0.5),
    /** Visible area of the original; width 0 means all of it. */
    crop: group({ fields: { x: fraction(0), y: fraction(0), width: fraction(0), height: fraction(0) } }),
    /** Storage key of the original. Private: it may contain location metadata. */
    original: text({ optional: true }),
    whole: text({ optional: true }),
    /** Text of a small drawing, which pages contain instead of its path. */
    drawing: text({ optional: true }),
    hash: text({ optional: true }),
    /** Bytes of all files including earlier revisions. */
    stored: number({ optional: true }),
  },
  localized: { alt: text({ optional: true }) },
  search: ['name', 'alt'],
  list: {
    columns: [
      'name',
      'mime',
      'size',
      'width',
      'height',
      'thumbnail',
      'folderId',
      'tags',
      'alt',
      'decorative',
    ],
    sortBy: 'created',
    descending: true,
    sortable: ['name', 'size'],
    facets: {
      kind: ({ mime }) => [mediaKindOf(String(mime))],
      folder: ({ folderId }) => [String(Number(folderId ?? 0))],
      tag: ({ tags }) => ((tags ?? []) as { name: string }[]).map(({ name }) => name),
      alt: (record) => (hasMissingAlt(record) ? ['missing'] : []),
    },
    weigh: ({ stored }) => Number(stored ?? 0),
  },
})

export const mediaArea = area({
  key: 'media',
  permission: 'Media',
  label: { en: 'Media', id: 'Media' },
  icon: 'picture',
  heading: 'site',
  path: { dashboard: 'media', dashboard2: 'media' },
  screens: [customScreen('', 'mediaLibrary', { label: { en: 'Media library', id: 'Pustaka media' } })],
})
