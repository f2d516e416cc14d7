import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { ListRow, StoredRecord } from '@flou/shared/api.ts'
import type { AuditEntry } from '@flou/shared/audit/auditEntry.ts'
import { OFFICES } from '@flou/shared/content/offices.ts'
import { initialOf } from '@flou/shared/content/values/initial.ts'
import { FIELD_LABELS } from '@flou/shared/content/labels/labels.ts'
import { openApi } from '@flou/functions/openapi/openapi.ts'
import { PERMISSIONS } from '@flou/shared/content/permissions.ts'
import { AREAS, registryOf } from '@flou/shared/content/registry.ts'
import { routeLabel, routesOf } from '@flou/shared/content/routing/routes.ts'
import type { SidebarEntry } from '@flou/shared/content/routing/sidebar.ts'
import { contentHandler } from '@flou/functions/lambdas/content/routes.ts'
import { startTestApi, type TestApi } from '@flou/functions/core/http/testApi.ts'
import { validateRecord } from '../../../web-admin/src/core/records/formErrors.ts'
import { staticEntries } from '../../../web-admin/src/shell/palette/entries.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { award, awardArea } from './award.ts'

/** One declaration is a content type: everything else derives from it, in a registry with the new type. */
const registry = registryOf([...AREAS, awardArea])
const PATH = '/api/dashboard/award'
const NOW = new Date('2026-11-21T03:00:00Z')
const body = {
  mediaId: 0,
  year: 2026,
  contents: [
    { languageId: 1, title: 'Awan terbaik' },
    { languageId: 2, title: 'Best cloud' },
  ],
}

let api: TestApi
beforeAll(async () => {
  api = await startTestApi((services) => contentHandler(services, registry))
})
afterAll(() => api.stop())

test('it takes no more than 20 lines', () => {
  const lines = readFileSync(path.join(import.meta.dirname, 'award.ts'), 'utf8').split('\n')
  const written = lines.filter((line) => line.trim() !== '' && !/^(?:import|\/\*\*)/.test(line))

  expect(written.length).toBeLessThanOrEqual(20)
})

test('its API stores, lists and audits records, and asks for its required fields in both languages', async () => {
  const created = await api.call<StoredRecord>('POST', PATH, { body })
  const read = await api.call<StoredRecord>('GET', `${PATH}/${created.data.id}`)
  const list = await api.call<ListRow[]>('GET', PATH)
  const empty = await api.call('POST', PATH, { body: initialOf(award.declaration, NOW) })
  const audit = await api.call<AuditEntry[]>('GET', '/api/dashboard/audit-log?entity=award')

  expect(read.data).toMatchObject({ ...body, recordVersion: 1 })
  expect(list.data).toMatchObject([{ titles: { id: 'Awan terbaik', en: 'Best cloud' }, year: 2026 }])
  expect(empty.errors).toEqual({
    'Contents[0].Title': 'This field is required.',
    'Contents[1].Title': 'This field is required.',
  })
  expect(audit.data).toMatchObject([{ action: 'Created Award “Best cloud”', service: 'award' }])
})

test.each(OFFICES)(
  '%s has its list, its forms and its place in the sidebar and the palette',
  async (office) => {
    const base = `/${office}/${awardArea.path[office]}`
    const sidebar = await api.call<SidebarEntry[]>('GET', `/api/dashboard/sidebar?office=${office}`)

    const routes = routesOf(awardArea, office)
    const entries = staticEntries(registry.areas, { office, permissions: PERMISSIONS })

    expect(routes.map(({ url, kind }) => [url, kind])).toEqual([
      [base, 'list'],
      [`${base}/add`, 'add'],
      [`${base}/edit/:id?`, 'edit'],
    ])
    expect(routes.map((route) => routeLabel(route).id)).toEqual(['Penghargaan', 'Penghargaan', 'Penghargaan'])
    expect(sidebar.data).toContainEqual(expect.objectContaining({ title: 'Awards', url: base }))
    expect(entries.map(({ url }) => url)).toEqual(expect.arrayContaining([base, `${base}/add`]))
  },
)

test('its form knows its labels and rules', () => {
  const names = [...Object.keys(award.declaration.fields), ...Object.keys(award.declaration.localized)]

  expect(names.filter((name) => !FIELD_LABELS[name])).toEqual([])
  expect(validateRecord(award, { ...body, year: null }, 'create')).toEqual({ year: 'required' })
})

test('its calls are described for other programs', () => {
  const { paths } = openApi(registry)

  expect(Object.keys(paths as object)).toEqual(expect.arrayContaining([PATH, `${PATH}/{id}`]))
})
