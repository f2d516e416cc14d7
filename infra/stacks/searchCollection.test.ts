import { readManifests } from '@flou/functions/manifests.ts'
import { expect, test } from 'vitest'
import { templateOf } from './testStack.ts'

const manifests = await readManifests()
const COUNTED = /AWS::OpenSearchServerless/

test('there is no search collection unless one is configured, and no function knows of one', () => {
  const template = JSON.stringify(templateOf('prod', manifests).toJSON())

  expect(template).not.toMatch(COUNTED)
  expect(template).not.toMatch(/SEARCH_COLLECTION|aoss/)
})

test('a configured collection is open to the functions that search and publish only, and encrypted', () => {
  const template = templateOf('dev', manifests, { hasSearchCollection: true })
  const resources = Object.values(template.toJSON().Resources as Record<string, { Type: string }>)
  const text = JSON.stringify(template.findResources('AWS::OpenSearchServerless::AccessPolicy'))
  const functions = Object.entries(template.findResources('AWS::Lambda::Function'))
  const users = functions.filter(([, one]) => JSON.stringify(one).includes('SEARCH_COLLECTION'))
  const roles = Object.entries(template.findResources('AWS::IAM::Role'))
  const allowed = roles.filter(([, one]) => JSON.stringify(one).includes('aoss:APIAccessAll'))

  expect(resources.filter(({ Type }) => COUNTED.test(Type))).toHaveLength(4)
  expect(users.map(([id]) => id.replace(/Function.*/, '')).toSorted()).toEqual(['publish', 'search'])
  expect(allowed.map(([id]) => id.replace(/Role.*/, '')).toSorted()).toEqual(['publish', 'search'])
  expect(text).toContain('index/flou-dev-pages/pages')
  expect(text.match(/aoss:WriteDocument/g)).toHaveLength(1)
  expect(text).not.toMatch(/aoss:\*|index\/\*|Delete/)
  template.hasResourceProperties('AWS::OpenSearchServerless::SecurityPolicy', { Type: 'encryption' })
  template.hasResourceProperties('AWS::OpenSearchServerless::Collection', { StandbyReplicas: 'DISABLED' })
})
