import { expect, test } from 'vitest'
import { countLeftOut } from './leftOut.ts'

test.each([
  ['<p>Words</p>', 0],
  ['<p>A <img src="https://docs.example/a.png"> and <IMG SRC=file:///C:/b.png></p>', 2],
  ['<IMG SRC=data:image/png;base64,iVBORw0KGgo=> <img src="data:image/png;base64,AA">', 0],
  ['<img src="/media/1/a.webp" alt="Ours">', 0],
  ['<img alt="" data-upload="5f1b">', 0],
  ['<img width="1" height="1" src="https://count.example/x.gif">', 0],
])('of %s the text leaves out %i pictures', (html, count) => {
  expect(countLeftOut(html).pictures).toBe(count)
})

test('what stands in the mark-up itself and is no picture is counted apart', () => {
  const html =
    '<img src="data:image/png;base64,iVBORw0KGgo="><img src="data:image/png;base64,AAAA"><img src=\'data:x;base64,%\'>'

  expect(countLeftOut(html)).toEqual({ pictures: 0, broken: 2, embeds: 0, files: 0, notes: 0 })
})

test('videos, frames and forms are counted, words and tables are not', () => {
  const html =
    '<p>Words</p><IFRAME src="https://v.example"></IFRAME><video></video><form>x</form><table></table>'

  expect(countLeftOut(html)).toEqual({ pictures: 0, broken: 0, embeds: 3, files: 0, notes: 0 })
})

test('notes and comments are counted once each', () => {
  const html =
    '<a href="#_ftn1" name="_ftnref1">[1]</a><a href="#_ftnref1" name="_ftn1">[1]</a><a id="cmnt1" href="#cmnt_ref1">[a]</a>'

  expect(countLeftOut(html).notes).toBe(2)
})
