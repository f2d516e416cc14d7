import { permissionList } from '@flou/shared/content/permissions.ts'
import { expect, test } from 'vitest'
import { permissionsDiff } from './PermissionsDiff.tsx'

const all = (key: string) => ['view', 'edit', 'publish', 'delete'].map((right) => `${key}:${right}`)

test('permissions of a role are told by the keys that came and went', () => {
  const [before, after] = [
    permissionList((key) => key === 'FAQ' || key === 'Event'),
    permissionList((key) => key === 'FAQ' || key === 'Workflow'),
  ]

  expect(permissionsDiff(before, after)).toEqual({ added: all('Workflow'), removed: all('Event') })
  expect(permissionsDiff(undefined, after).added).toEqual([...all('FAQ'), ...all('Workflow')])
})
