import { expect, test } from 'vitest'
import { freePort } from '../aws/http.ts'
import { runSeeding } from './runSeeding.ts'

test('what keeps the demo content from being loaded is said, and the process that loads it has ended', async () => {
  const adminOrigin = `http://127.0.0.1:${await freePort()}`
  const table = { endpoint: adminOrigin, name: 'none' }

  await Promise.all([
    expect(runSeeding({ kind: 'content', adminOrigin, table })).rejects.toThrow('fetch failed'),
    expect(runSeeding({ kind: 'estimates', prices: [], table })).rejects.toThrow(
      'No prices of virtual-server are published',
    ),
  ])

  await expect.poll(() => process.getActiveResourcesInfo()).not.toContain('ProcessWrap')
})
