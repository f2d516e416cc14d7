import { expect, test } from 'vitest'
import { mediaIdsIn, updatePictureUrls } from './richTextMedia.ts'

const html =
  '<p>a</p><img src="/media/old/file.jpg" alt="A" data-media="12"><p>b</p><img src="/media/free/file.jpg" alt="B">'

test('files are known by their ids; a picture without one is none', () => {
  expect(mediaIdsIn(`${html}<img data-media="0" src="/media/x"><img data-media="x" src="/media/y">`)).toEqual(
    [12],
  )
})

test('a picture shows its file as it is now, and the rest stays', () => {
  const address = (id: number) => (id === 12 ? '/media/new/file.jpg' : undefined)

  expect(updatePictureUrls(html, address)).toBe(html.replace('/media/old/', '/media/new/'))
  expect(updatePictureUrls(html, () => undefined)).toBe(html)
})
