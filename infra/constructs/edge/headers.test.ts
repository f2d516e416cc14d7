import { expect, test } from 'vitest'
import { adminPolicy, previewPolicy } from './headers.ts'

const UPLOADS = 'https://uploads.example'
const OWN = { api: '', images: '' }
const ELSEWHERE = { api: 'https://api.example', images: 'https://images.example' }

test('the back-office calls and shows its own origin alone, unless other bases are configured', () => {
  expect(adminPolicy(UPLOADS, OWN)).toMatchObject({
    'connect-src': `'self' ${UPLOADS}`,
    'img-src': "'self' data: blob:",
  })
  expect(adminPolicy(UPLOADS, ELSEWHERE)).toMatchObject({
    'connect-src': `'self' ${UPLOADS} ${ELSEWHERE.api}`,
    'img-src': `'self' data: blob: ${ELSEWHERE.images}`,
  })
})

test('shared previews show pictures of the configured base', () => {
  expect(previewPolicy(OWN)['img-src']).toBe("'self' data:")
  expect(previewPolicy(ELSEWHERE)['img-src']).toBe(`'self' data: ${ELSEWHERE.images}`)
})
