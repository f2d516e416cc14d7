import { area, contentType, customScreen } from '../define.ts'
import { group, items } from '../fields/nested.ts'
import { reference } from '../fields/reference.ts'
import { text } from '../fields/text.ts'
import { number } from '../fields/value.ts'
import { hasMissingAlt, mediaKindOf } from '../../media.ts'

/** A part of a whole, 0 to 1. */
const fraction = (initial: number) => number({ initial, max: 1, decimals: true, optional: true })

/** A folder of the media library. Files hold its id, so that renaming or moving it changes one record. */
export const mediaFolder = contentType('mediaFolder', {
  label: { en: 'Folder', id: 'Folder' },
  plural: { en: 'Folders', id: 'Folder' },
  internal: true,
  title: 'name',
  fields: {
    name: text(),
    parentId: reference('mediaFolder', { optional: true }),
    /** Parent and name, made by the server: no two folders in one place share a name. */
    place: text({ optional: true }),
  },
  unique: ['place'],
  list: { columns: ['name', 'parentId'], sortBy: 'name' },
})

/** A file of the media library. Name, alternative text, folder, tags and focal point are people's; the rest is measured by the server. */
export const media = contentType('media', {
  label: { en: 'File', id: 'Berkas' },
  plural: { en: 'Media', id: 'Media' },
  internal: true,
  title: 'name',
  // the content's: the same file is found again; the address's: links to files are checked by it
  unique: ['hash', 'path'],
  fields: {
    name: text(),
    mime: text(),
    size: number(),
    width: number(),
    height: number(),
    /** Public address of the file as it is shown by default, below `/media/`. */
    path: text(),
    /** Public address of its smallest size; empty for what is no picture. */
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
    /** The point that stays in sight wherever the picture is cut, from its upper left corner. */
    focalX: fraction(0.5),
    focalY: fraction(0.5),
    /** What of the original is shown; a width of 0 stands for all of it. */
    crop: group({ fields: { x: fraction(0), y: fraction(0), width: fraction(0), height: fraction(0) } }),
    /** Key of the picture as it was uploaded, from which sizes are made; not public: it may say where it was taken. */
    original: text({ optional: true }),
    /** Public address of the uncut picture, for cutting it anew. */
    whole: text({ optional: true }),
    hash: text({ optional: true }),
    /** Bytes of all its files, those of earlier versions included. */
    stored: number({ optional: true }),
  },
  localized: { alt: text({ optional: true }) },
  search: ['name', 'alt'],
  list: {
    columns: ['name', 'mime', 'size', 'width', 'height', 'thumbnail', 'folderId', 'tags', 'alt'],
    sortBy: 'created',
    descending: true,
    sortable: ['name', 'size'],
    facets: {
      kind: ({ mime }) => [mediaKindOf(String(mime))],
      folder: ({ folderId }) => [String(Number(folderId ?? 0))],
      tag: ({ tags }) => ((tags ?? []) as { name: string }[]).map(({ name }) => name), // stored records have passed the schema
      alt: (record) => (hasMissingAlt(record) ? ['missing'] : []),
    },
    weigh: ({ stored }) => Number(stored ?? 0),
  },
})

/** The media library as a screen of its own. Pickers in forms need no permission but being signed in. */
export const mediaArea = area({
  key: 'media',
  permission: 'Media',
  label: { en: 'Media', id: 'Media' },
  icon: 'picture',
  path: { dashboard: 'media', dashboard2: 'media' },
  screens: [customScreen('', 'mediaLibrary', { label: { en: 'Media library', id: 'Pustaka media' } })],
})
