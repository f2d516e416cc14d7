import { expect, test } from 'vitest'
import { news } from '../types/news.ts'
import { countUndescribedPictures, findUndescribedPictures } from './describedPictures.ts'

test('pictures without an alternative text are counted, unless they are decorative', () => {
  expect(countUndescribedPictures('<img src="/media/x" alt="A"><img src="/media/x" alt="a > b">')).toBe(0)
  expect(countUndescribedPictures('<img src="/media/x" alt="" data-decorative="true">')).toBe(0)
  expect(countUndescribedPictures('<img src="/media/x"><p>x</p><img alt=" " src="/media/y">')).toBe(2)
})

test('undescribed pictures are errors of their texts, unless the record had them already', () => {
  const record = (...texts: string[]) => ({
    contents: texts.map((content, index) => ({ languageId: index + 1, content })),
  })
  const [bare, described] = ['<p>a</p><img src="/media/a" alt="">', '<img src="/media/a" alt="A">']

  expect(findUndescribedPictures(news.declaration, record(bare, described))).toEqual({
    'contents.0.content': 'pictureAlt',
  })
  expect(findUndescribedPictures(news.declaration, record(described, bare), record('', bare))).toEqual({})
})
