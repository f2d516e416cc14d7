import { section } from '@flou/shared/content/define.ts'
import { area, screen } from '@flou/shared/content/screens.ts'
import { items } from '@flou/shared/content/fields/nested.ts'
import { media } from '@flou/shared/content/fields/reference.ts'
import { text } from '@flou/shared/content/fields/text.ts'
import { expect, test } from 'vitest'
import { filePermissions, USE_MEDIA } from './useMedia.ts'

const areaWith = (permission: 'FAQ' | 'Event', own: ReturnType<typeof section>) =>
  area({
    key: permission,
    permission,
    label: { en: permission, id: permission },
    icon: 'page',
    heading: 'company',
    path: { dashboard: permission, dashboard2: permission },
    screens: [screen('', own)],
  })
const label = { en: 'A', id: 'A' }

test('who edits forms in which files are chosen may upload, however deep the field lies, and nobody else', () => {
  const plain = section('faq.plain', { label, fields: { words: text() } })
  const deep = section('event.deep', { label, fields: { list: items({ fields: { mediaId: media() } }) } })

  expect(filePermissions([areaWith('FAQ', plain), areaWith('Event', deep)])).toEqual(['Media', 'Event'])
})

test('of the declared areas, neither the audit log nor staff accounts allow uploads', () => {
  expect(USE_MEDIA).toEqual(expect.arrayContaining(['Media', 'Manage News', 'Manage Slider', 'Custom Html']))
  expect(USE_MEDIA).not.toEqual(expect.arrayContaining(['Audit Log']))
  expect(USE_MEDIA).not.toEqual(expect.arrayContaining(['Management User']))
})
