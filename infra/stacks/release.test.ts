import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readManifests } from '@flou/functions/manifests.ts'
import { formatValue, templateReader, value } from './templateReader.ts'
import { templateOf } from './testStack.ts'

const manifests = await readManifests()
const functions = Object.entries(manifests)
const { resources, properties } = templateReader(templateOf('prod', manifests))

test('a release: assets first, then functions, then the app that calls them', () => {
  const order = (type: string) => resources(type, {}).map(({ id, dependsOn }) => ({ id, dependsOn }))
  const aliases = order('AWS::Lambda::Alias')
  const app = order('Custom::CDKBucketDeployment').find(({ id }) => id.startsWith('ReleaseAdminApp'))

  expect(aliases).toHaveLength(functions.length)
  for (const { id, dependsOn } of aliases) {
    expect(dependsOn, id).toContainEqual(expect.stringMatching(/^ReleaseSiteAssetsCustomResource/))
    expect(app?.dependsOn).toContain(id)
  }
  expect(app?.dependsOn).toContainEqual(expect.stringMatching(/^ReleaseAdminAssetsCustomResource/))
})

test('when the files of a release are in place, every page is published anew', () => {
  const [release] = resources('Custom::AWS', { Create: value })
  expect(formatValue(release?.properties.Create ?? '')).toContain(String.raw`{\"full\":true}`)
  const before = release?.dependsOn.filter((id) => /^ReleaseSite(Assets|Files)CustomResource/.test(id))
  expect(before).toHaveLength(2)
  const copies = properties('Custom::CDKBucketDeployment', {
    Prune: z.boolean(),
    RetainOnDelete: z.boolean(),
  })
  expect(copies).toEqual(copies.map(() => ({ Prune: false, RetainOnDelete: true })))
})
