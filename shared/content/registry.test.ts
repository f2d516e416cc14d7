import { expect, test } from 'vitest'
import { contentType, section } from './define.ts'
import { area, customScreen, screen } from './screens.ts'
import { items } from './fields/nested.ts'
import { reference, references } from './fields/reference.ts'
import { text } from './fields/text.ts'
import { MISSING_TYPES, type MissingTypes, type TypeKey, type TypesOf } from './registry.ts'

/** Each `@ts-expect-error` fails the type check if its line compiles. */

const common = {
  label: { en: 'Prize', id: 'Hadiah' },
  plural: { en: 'Prizes', id: 'Hadiah' },
  list: { columns: ['title'], sortBy: 'title' },
}
const jury = contentType('jury', { ...common, localized: { title: text() } })
const prize = contentType('prize', {
  ...common,
  fields: { juryId: reference('jury'), steps: items({ fields: { juryIds: references('jurry') } }) },
  localized: { title: text() },
})
const entry = contentType('entry', {
  ...common,
  fields: { prizeId: reference('prize') },
  parent: { type: 'prise', field: 'prizeId' },
})
const terms = section('prize.terms', { label: common.label, below: 'price' })

const prizeArea = area({
  key: 'prize',
  permission: 'Milestone',
  label: common.label,
  icon: 'page',
  heading: 'company',
  path: { dashboard: 'prize', dashboard2: 'prize' },
  screens: [screen('', prize), screen('jury', jury), customScreen('audit', 'auditList')],
})

test('a reference to a key that no type has is named by the compiler, with who asks for it', () => {
  const missing = (all: MissingTypes<typeof prize | typeof jury | typeof entry | typeof terms>) =>
    Object.keys(all)

  // @ts-expect-error -- all three are missing
  expect(missing({})).toEqual([])
  const names = missing({
    "'jurry', to which 'prize' refers": jury,
    "'prise', to which 'entry' refers": jury,
    "'price', to which 'prize.terms' refers": jury,
  })
  expect(names).toHaveLength(3)
})

test('nothing is missing where every reference leads to a type', () => {
  const none: MissingTypes<typeof jury> = {}

  expect([none, MISSING_TYPES]).toEqual([{}, {}])
})

test('the keys of an area are those of its screens', () => {
  const keys: TypesOf<typeof prizeArea>['key'][] = ['prize', 'jury']
  // @ts-expect-error -- no screen of the area edits it
  const unknown: TypesOf<typeof prizeArea>['key'] = 'entry'

  expect(keys).not.toContain(unknown)
})

test('the registry knows its keys one by one', () => {
  const known: TypeKey[] = ['news', 'home.seo', 'media']
  // @ts-expect-error -- no type has this key
  const unknown: TypeKey = 'newz'

  expect(known).not.toContain(unknown)
})

test('permissions, icons and hand-written screens are known by name', () => {
  const declared = [
    // @ts-expect-error -- no such permission
    area({ ...prizeArea, permission: 'Milestones' }),
    // @ts-expect-error -- no such icon
    area({ ...prizeArea, icon: 'trophy' }),
    // @ts-expect-error -- the admin app has no such screen
    customScreen('', 'auditLists'),
  ]

  expect(declared).toHaveLength(3)
})
