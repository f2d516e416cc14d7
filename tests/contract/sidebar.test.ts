import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { PERMISSIONS, type Permission } from '@flou/shared/content/permissions.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { sidebarOf } from '@flou/shared/content/routing/sidebar.ts'

const SPECIFIED = readFileSync(path.join(import.meta.dirname, 'spec', 'sidebar.txt'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, title = '', permission = ''] = /^([^#[]+) \[(.+)\]$/.exec(line) ?? []
    return title === '' ? [] : [{ title, permission }]
  })

const titlesFor = (permitted: readonly Permission[]) =>
  sidebarOf(AREAS, { office: 'dashboard2', permitted: new Set(permitted), language: 'en' }).map(
    ({ title }) => title,
  )

test('the newer sidebar has every specified title, in the specified order', () => {
  const specified = SPECIFIED.map(({ title }) => title)

  expect(titlesFor(PERMISSIONS).filter((title) => specified.includes(title))).toEqual(specified)
})

test.each(SPECIFIED)('$title is shown to who has the permission $permission', ({ title, permission }) => {
  const key = PERMISSIONS.find((one) => one === permission)

  expect(titlesFor(key ? [key] : [])).toContain(title)
})
