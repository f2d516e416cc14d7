import { expect, test } from 'vitest'
import { inlinePicture } from './inlinePictures.ts'

const inline = (text: string, type = 'image/png') => `data:${type};base64,${btoa(text)}`

test.each([
  ['\u0089PNG\r\n', 'image/png'],
  ['\u00FF\u00D8\u00FF\u00E0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF1234WEBPVP8 ', 'image/webp'],
  ['\u0000\u0000\u0000 ftypavif', 'image/avif'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
])('%j is a picture of its kind, whatever its address says', (text, type) => {
  const file = inlinePicture(inline(text, 'application/octet-stream'))

  expect([file?.type, file?.size]).toEqual([type, text.length])
})

test.each([inline('%PDF-1.7'), inline(''), 'data:image/png;base64,§', inline('RIFF1234WAVE')])(
  '%s is no picture',
  (src) => {
    expect(inlinePicture(src)).toBeUndefined()
  },
)
