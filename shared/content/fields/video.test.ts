import { expect, test } from 'vitest'
import { youtubeIdOf } from '../../media/youtube.ts'
import { buildSchema } from '../schema.ts'
import { declareFields, type SchemaMode } from '../declaration.ts'
import { errorKey } from '../values/errorKey.ts'
import { initialOf } from '../values/initial.ts'
import { localize, type PublicMedia } from '../values/localize.ts'
import { referencesOf } from '../values/references.ts'
import { video, type VideoValue } from './video.ts'

const ID = 'aqz-KE-bpKQ'

test.each([
  ID,
  `https://www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}&t=1m30s`,
  `http://m.youtube.com/watch?v=${ID}#t=90`,
  `youtube.com/watch?v=${ID}`,
  `  https://youtu.be/${ID}?si=abc&t=90 `,
  `HTTPS://YOUTU.BE/${ID}`,
  `https://www.youtube.com/embed/${ID}?start=90`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://youtube.com/shorts/${ID}/`,
  `https://www.youtube.com/live/${ID}?feature=share`,
])('%s is the address of a video', (address) => {
  expect(youtubeIdOf(address)).toBe(ID)
})

test.each([
  '',
  'video',
  `${ID}x`,
  'aqz-KE-bpK!',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch',
  'https://www.youtube.com/@channel',
  `https://www.youtube.com/playlist?list=${ID}`,
  `https://youtube.com.example.com/watch?v=${ID}`,
  `https://example.com/watch?v=${ID}`,
  `https://youtu.be@example.com/${ID}`,
  `javascript:alert("${ID}")`,
  `https://youtu.be/${ID}${'x'.repeat(2_000)}`,
])('%s is not', (address) => {
  expect(youtubeIdOf(address)).toBeUndefined()
})

const DECLARATION = declareFields({ fields: { video: video() } })
const titles = (id: string, en: string) => [
  { languageId: 1 as const, title: id },
  { languageId: 2 as const, title: en },
]
const EMPTY = initialOf(DECLARATION, new Date())['video'] as VideoValue
const FULL: VideoValue = {
  youtubeId: ID,
  videoFileId: 0,
  indonesianCaptionsId: 0,
  englishCaptionsId: 0,
  posterId: 7,
  duration: 125,
  uploadDate: '2026-11-01',
  contents: titles('Tur dua menit', 'A tour in two minutes'),
}

const parsed = (value: unknown, mode?: SchemaMode) =>
  buildSchema(DECLARATION, mode).safeParse({ ...(value !== undefined && { video: value }) })
const errorsOf = (value: object, mode?: SchemaMode) =>
  Object.fromEntries(
    (parsed({ ...FULL, ...value }, mode).error?.issues ?? []).map(({ path, message }) => [
      errorKey(path),
      message,
    ]),
  )

test('the id is stored, whichever form of the address is sent', () => {
  const sent = { ...FULL, youtubeId: `https://youtu.be/${ID}?t=90` }

  expect(parsed(sent).data).toEqual({ video: FULL })
  expect(parsed({ ...sent, videoFileId: 0, posterId: 7 }, 'draft').data).toEqual({ video: FULL })
})

test('a record without a video is valid, also of clients that do not know the field', () => {
  expect(parsed(undefined).data).toEqual({ video: EMPTY })
  expect(parsed(EMPTY).data).toEqual({ video: EMPTY })
  expect(parsed(undefined, 'draft').data).toEqual({ video: EMPTY })
})

test.each([
  [{ youtubeId: 'https://example.com' }, { 'Video.YoutubeId': 'videoAddress' }],
  [{ youtubeId: 'x'.repeat(2_001) }, { 'Video.YoutubeId': 'videoAddress' }],
  [{ youtubeId: '' }, { 'Video.YoutubeId': 'required' }],
  [{ videoFileId: 4 }, { 'Video.VideoFileId': 'videoSources' }],
  [{ youtubeId: '', videoFileId: 4, englishCaptionsId: 9 }, {}],
  [{ posterId: 0 }, { 'Video.PosterId': 'required' }],
  [
    { contents: titles('', ' ') },
    { 'Video.Contents[0].Title': 'required', 'Video.Contents[1].Title': 'required' },
  ],
  [
    { youtubeId: 'no', posterId: 0 },
    { 'Video.YoutubeId': 'videoAddress', 'Video.PosterId': 'required' },
  ],
  [{ duration: 0 }, { 'Video.Duration': 'tooSmall:1' }],
  [{ duration: null }, {}],
  [{ uploadDate: '2026-02-30' }, { 'Video.UploadDate': 'date' }],
])('a video with %o is refused with %o', (value, errors) => {
  expect(errorsOf(value)).toEqual(errors)
})

test('captions alone are no video', () => {
  expect(errorsOf({ ...EMPTY, indonesianCaptionsId: 9 })).toEqual({ 'Video.YoutubeId': 'required' })
})

test('a draft may lack parts, and keeps a wrong address out', () => {
  expect(errorsOf({ posterId: 0, contents: titles('', '') }, 'draft')).toEqual({})
  expect(errorsOf({ youtubeId: 'nothing' }, 'draft')).toEqual({ 'Video.YoutubeId': 'videoAddress' })
})

const picture = (id: number) => ({ id, imageDefault: `/media/${id}.jpg` }) as PublicMedia
const localized = (value: unknown) =>
  localize(
    DECLARATION,
    { video: value },
    {
      language: 'en',
      resolve: { clean: (html) => html, media: picture, reference: () => undefined },
    },
  ).video

test('pages read the video in their language, and nothing where there is none', () => {
  expect(localized(FULL)).toMatchObject({
    youtubeId: ID,
    poster: picture(7),
    title: 'A tour in two minutes',
    duration: 125,
  })
  expect(localized({ ...FULL, contents: titles('Tur', '') })).toMatchObject({ title: 'Tur', lang: 'id' })
  expect(localized(EMPTY)).toBeNull()
  expect(localized(undefined)).toBeNull()
})

test('poster, file and captions are references of the record', () => {
  const record = { video: { ...FULL, videoFileId: 4, indonesianCaptionsId: 5, englishCaptionsId: 6 } }

  expect(referencesOf(DECLARATION, record)).toEqual([
    { key: 'media#4', path: ['video', 'videoFileId'] },
    { key: 'media#5', path: ['video', 'indonesianCaptionsId'] },
    { key: 'media#6', path: ['video', 'englishCaptionsId'] },
    { key: 'media#7', path: ['video', 'posterId'] },
  ])
})
