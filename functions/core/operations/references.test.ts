import { REGISTRY, requireContentType } from '@flou/shared/content/registry.ts'
import { expect, test } from 'vitest'
import type { OperationContext } from './operation.ts'
import { requireReferences } from './references.ts'

const FILES: Readonly<Record<string, string>> = { 7: 'video/mp4', 8: 'image/jpeg', 9: 'text/vtt' }

const reader = {
  table: {
    getAll: (keys: readonly { pk: string }[]) =>
      Promise.resolve(
        keys.map(({ pk }) => {
          const id = /\d+$/.exec(pk)?.[0] ?? ''
          return { state: 'published', data: JSON.stringify({ name: `file ${id}`, mime: FILES[id] }) }
        }),
      ),
  },
  registry: REGISTRY,
  language: 'en',
} as unknown as OperationContext

const check = (videoFileId: number, englishCaptionsId = 9) =>
  requireReferences(reader, requireContentType('product'), {
    video: { videoFileId, posterId: 8, englishCaptionsId },
  })

test('the file of a video is a video, and its captions are captions', async () => {
  await expect(check(7)).resolves.toBeUndefined()
  await expect(check(8)).rejects.toMatchObject({
    fields: { 'Video.VideoFileId': 'notVideo:file 8' },
  })
  await expect(check(7, 8)).rejects.toMatchObject({
    fields: { 'Video.EnglishCaptionsId': 'notCaptions:file 8' },
  })
})
