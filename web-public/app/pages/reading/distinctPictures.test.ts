import { expect, test } from 'vitest'
import { distinctPictures } from './distinctPictures.ts'

const picture = (name: string) => ({ imageDefault: `/${name}.jpg`, width: 3, height: 2 })

test('a picture stays in the first block that has it', () => {
  const header = { title: 'One', media: picture('port'), mobileMedia: picture('port-narrow') }
  const middle = { title: 'Two', media: picture('bank') }
  const closing = { title: 'Three', media: picture('port'), mobileMedia: picture('port-narrow') }

  expect(distinctPictures({ header, middle, closing })).toEqual({
    header,
    middle,
    closing: { title: 'Three', media: null, mobileMedia: null },
  })
})

test.each(['media', 'banner'])('the %s of the record opens the page', (field) => {
  const blocks = { id: 7, list: [picture('port')], cta: { media: picture('port') } }

  expect(distinctPictures(blocks, { [field]: picture('port') })).toEqual({
    ...blocks,
    cta: { media: null, mobileMedia: null },
  })
})
