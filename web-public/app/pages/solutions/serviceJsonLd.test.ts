import { expect, test } from 'vitest'
import { organizationJsonLd } from '../../elements/jsonLd/jsonLd.ts'
import { serviceJsonLd } from './serviceJsonLd.ts'

const ORIGIN = 'https://site.example'
const FACTS = {
  name: 'Banking',
  description: 'x',
  category: undefined,
  image: null,
  provider: organizationJsonLd(ORIGIN, { name: 'Flou', logo: null, profiles: [] }),
  products: [],
}

test('a solution is a service of the company; its addresses are those of the page’s language', () => {
  const products = [{ key: 1, title: 'Server', to: '/products/server' }]
  const place = { origin: ORIGIN, language: 'id', path: '/solution/banking' } as const
  const service = serviceJsonLd(place, { ...FACTS, category: 'By industry', products })

  expect(service).toMatchObject({
    '@type': 'Service',
    url: `${ORIGIN}/id/solution/banking`,
    serviceType: 'By industry',
    provider: { '@type': 'Organization' },
  })
  expect(JSON.stringify(service['hasOfferCatalog'])).toContain(`${ORIGIN}/id/products/server`)
})

test('what a solution does not have is left out', () => {
  const service = serviceJsonLd({ origin: ORIGIN, language: 'en', path: '/solution/x' }, FACTS)

  expect(Object.keys(service)).not.toContain('hasOfferCatalog')
  expect(Object.keys(service)).not.toContain('image')
  expect(Object.keys(service)).not.toContain('serviceType')
})
