import { afterAll, beforeAll, expect, test } from 'vitest'
import { settingSecurity } from '@flou/shared/content/types/setting.ts'
import { publishAll } from '../publishAll.ts'
import { startPublishing } from '../testing/publishHarness.ts'

let site: Awaited<ReturnType<typeof startPublishing>>
beforeAll(async () => {
  site = await startPublishing()
})
afterAll(() => site.stop())

const file = (language: string) => site.objects.get(`${language}/.well-known/security.txt`)

test('without a contact there is no security.txt', async () => {
  await publishAll(site.publisher)

  expect(file('en')).toBeUndefined()
})

test('security.txt names contact, policy and an expiry within a year', async () => {
  await site.save(settingSecurity, 0, {
    securityContact: 'security@flou.example',
    disclosureUrl: '/page/responsible-disclosure',
  })
  await publishAll(site.publisher)

  const text = file('en') ?? ''
  expect(text).toContain('Contact: mailto:security@flou.example\n')
  expect(text).toContain('Policy: https://site.example/page/responsible-disclosure\n')
  expect(text).toContain('Canonical: https://site.example/.well-known/security.txt\n')
  expect(file('id')).toContain('Policy: https://site.example/id/page/responsible-disclosure\n')
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(100)
  expect(days).toBeLessThan(365)
})
