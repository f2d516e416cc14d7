import { expect, test } from 'vitest'
import { HEADING_NAMES, OFFICES, type Office } from '../offices.ts'
import { PERMISSIONS, type Permission } from '../permissions.ts'
import { AREAS } from '../registry.ts'
import { plainBaseOf } from './routes.ts'
import { isActiveEntry, sidebarOf, type SidebarEntry } from './sidebar.ts'

const titles = (permitted: Permission[], language: 'en' | 'id' = 'en') =>
  sidebarOf(AREAS, { office: 'dashboard2', permitted: new Set(permitted), language }).map(
    ({ title }) => title,
  )

test('only permitted areas show, in the reader’s language', () => {
  expect(titles(['Manage News', 'Audit Log'])).toEqual(['News', 'Audit Log'])
  expect(titles(['Manage News'], 'id')).toEqual(['Berita'])
  expect(titles([])).toEqual([])
})

test.each(OFFICES)('every entry of %s has a heading, and every heading has entries', (office) => {
  const headings = sidebarOf(AREAS, { office, permitted: new Set(PERMISSIONS), language: 'en' }).map(
    ({ heading }) => heading,
  )

  expect(new Set(headings)).toEqual(new Set(HEADING_NAMES))
})

test('screens below a parent’s id are reached from the parent', () => {
  const [menu] = sidebarOf(AREAS, {
    office: 'dashboard',
    permitted: new Set(['Manage Menu'] as const),
    language: 'en',
  })

  expect(menu).toMatchObject({ url: '/dashboard/manage-menu', child: false, children: [] })
})

const entriesOf = (office: Office, permission: Permission) =>
  sidebarOf(AREAS, { office, permitted: new Set([permission]), language: 'en' })

test('the areas below /contact are one entry of the newer office, each with its screens', () => {
  const [contact, ...others] = entriesOf('dashboard2', 'Contact')

  expect(others).toEqual([])
  expect(contact).toMatchObject({ title: 'Contact', url: '/dashboard2/contact/contact-us/header' })
  expect(contact?.children.map(({ title, child }) => [title, child])).toEqual([
    ['Contact Us', true],
    ['Contact Form', true],
    ['Contact Footer', true],
  ])
  expect(contact?.children[2]?.children.map(({ url }) => url)).toEqual([
    '/dashboard2/contact/contact-footer/cta',
    '/dashboard2/contact/contact-footer/address',
    '/dashboard2/contact/contact-footer/side-link',
  ])
  expect(entriesOf('dashboard', 'Contact')).toHaveLength(3)
})

test.each(OFFICES)(
  'screens below another one are its children in %s, by names that do not repeat it',
  (office) => {
    const [product] = entriesOf(office, 'Manage Product')
    const documentation = product?.children.find(({ title }) => title === 'Documentation')

    expect(documentation?.children.map(({ title }) => title)).toEqual([
      'Documentation',
      'Header',
      'Call to action',
      'Content',
      'Popular',
    ])
    expect(documentation?.children[0]?.url).toBe(documentation?.url)
  },
)

test('an area that only the newer office has is opened there from the older one', () => {
  const [workflow] = entriesOf('dashboard', 'Workflow')

  expect(workflow?.children.map(({ url }) => url)).toEqual([
    '/dashboard2/workflow',
    '/dashboard2/workflow/log',
  ])
})

test('every screen that needs no id and that no other screen leads to stands in the sidebar once', () => {
  for (const office of OFFICES) {
    const leaves = (entry: SidebarEntry): string[] =>
      entry.children.length === 0 ? [entry.url] : entry.children.flatMap(leaves)
    const urls = sidebarOf(AREAS, {
      office,
      permitted: new Set(AREAS.map(({ permission }) => permission)),
      language: 'en',
    }).flatMap(leaves)
    const screens = AREAS.flatMap((area) =>
      area.screens
        .filter(({ isUnlisted }) => !isUnlisted)
        .flatMap(
          (screen) =>
            plainBaseOf(area, screen, office) ??
            (area.key === 'workflow' ? (plainBaseOf(area, screen, 'dashboard2') ?? []) : []),
        ),
    )

    expect(urls.toSorted()).toEqual(screens.toSorted())
  }
})

test('an entry is active on its url, its add page and its edit pages', () => {
  const url = '/dashboard/manage-news'

  expect([url, `${url}/add`, `${url}/edit/7`].map((path) => isActiveEntry(url, path))).toEqual([
    true,
    true,
    true,
  ])
  expect([`${url}/category`, `${url}-letter`].map((path) => isActiveEntry(url, path))).toEqual([false, false])
})
