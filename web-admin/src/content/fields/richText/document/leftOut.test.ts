import { expect, test } from 'vitest'
import { picturesLeftOut } from './leftOut.ts'

test.each([
  ['<p>Words</p>', 0],
  ['<p>A <img src="https://docs.example/a.png"> and <IMG SRC=data:image/png;base64,AA></p>', 2],
  ['<img src="/media/1/a.webp" alt="Ours">', 0],
  ['<img width="1" height="1" src="https://count.example/x.gif">', 0],
])('of %s the text leaves out %i pictures', (html, count) => {
  expect(picturesLeftOut(html)).toBe(count)
})
