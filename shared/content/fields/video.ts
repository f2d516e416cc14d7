import * as z from 'zod/mini'
import { CONTENT_LANGUAGE_ID } from '../../locale.ts'
import { LIMITS } from '../../limits.ts'
import { isYoutubeId, youtubeIdOf } from '../../media/youtube.ts'
import { isBlank } from '../../strings/visible.ts'
import {
  declareFields,
  isOneLanguageMode,
  languageOfMode,
  type RecordOf,
  type SchemaMode,
} from '../declaration.ts'
import { buildSchema } from '../schema.ts'
import { date } from './date.ts'
import { atMostUnits, check, field, filled } from './field.ts'
import { media } from './reference.ts'
import { text } from './text.ts'
import { number } from './value.ts'

const LONGEST_SECONDS = 86_400

const youtubeId = () =>
  field(
    {
      kind: 'text',
      initial: '',
      schema: filled({
        optional: true,
        atMost: atMostUnits(LIMITS.url, 'videoAddress'),
        normalized: (value) => youtubeIdOf(value) ?? value.trim(),
        checks: [check(isYoutubeId, 'videoAddress')],
      }),
      optional: true,
    },
    { maxLength: LIMITS.url },
  )

const VIDEO = declareFields({
  fields: {
    youtubeId: youtubeId(),
    videoFileId: media({ optional: true, accepts: 'video' }),
    indonesianCaptionsId: media({ optional: true, accepts: 'captions' }),
    englishCaptionsId: media({ optional: true, accepts: 'captions' }),
    posterId: media({ optional: true, shape: 'wide' }),
    duration: number({
      initial: null,
      optional: true,
      min: 1,
      max: LONGEST_SECONDS,
      hint: {
        en: 'In seconds. Shown on the picture and read by search engines.',
        id: 'Dalam detik. Ditampilkan di atas gambar dan dibaca mesin pencari.',
      },
    }),
    uploadDate: date({ optional: true }),
  },
  localized: { title: text({ optional: true }) },
})

export type VideoValue = RecordOf<typeof VIDEO>

const INITIAL: VideoValue = {
  youtubeId: '',
  videoFileId: 0,
  indonesianCaptionsId: 0,
  englishCaptionsId: 0,
  posterId: 0,
  duration: null as never,
  uploadDate: '',
  contents: Object.values(CONTENT_LANGUAGE_ID).map((languageId) => ({ languageId, title: '' })),
}

type Problem = readonly [path: readonly (string | number)[], code: string]

const OPTIONAL = ['indonesianCaptionsId', 'englishCaptionsId', 'duration', 'uploadDate'] as const

function problemsOf(video: VideoValue, requiredIds: readonly number[]): Problem[] {
  const { youtubeId, videoFileId, posterId, contents } = video
  const untitled = contents.flatMap(({ title }, index) => (isBlank(title) ? [index] : []))
  const isRequired = (index: number) => requiredIds.includes(contents[index]?.languageId ?? 0)
  if (youtubeId === '' && videoFileId === 0) {
    const isEmpty =
      OPTIONAL.every((name) => !video[name]) && posterId === 0 && untitled.length === contents.length
    return isEmpty ? [] : [[['youtubeId'], 'required']]
  }
  return [
    ...(youtubeId !== '' && videoFileId > 0 ? [[['videoFileId'], 'videoSources'] as const] : []),
    ...(posterId === 0 ? [[['posterId'], 'required'] as const] : []),
    ...untitled.filter(isRequired).map((index) => [['contents', index, 'title'], 'required'] as const),
  ]
}

/** Also runs after a wrong address, so that editors see all problems at once. */
const isComplete = (requiredIds: readonly number[]) =>
  z.check<VideoValue>(
    ({ value, issues }) => {
      for (const [path, message] of problemsOf(value, requiredIds))
        issues.push({ code: 'custom', message, input: value, path: [...path] })
    },
    { when: ({ issues }) => issues.every(({ message }) => message === 'videoAddress') },
  )

const completeSchema = (requiredIds: readonly number[], mode?: SchemaMode) =>
  z._default(buildSchema(VIDEO, mode).check(isComplete(requiredIds)), INITIAL)

export const video = () => {
  const schema = completeSchema(Object.values(CONTENT_LANGUAGE_ID))
  const schemaIn = (mode: SchemaMode) => {
    if (mode === 'draft') return z._default(buildSchema(VIDEO, mode), INITIAL)
    return isOneLanguageMode(mode)
      ? completeSchema([CONTENT_LANGUAGE_ID[languageOfMode(mode)]], mode)
      : undefined
  }
  return field({ kind: 'video', initial: INITIAL, schema, optional: true }, { of: VIDEO, schemaIn })
}
