import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { Language } from '@flou/shared/locale.ts'
import { MONEY_SCALE } from '@flou/shared/pricing/money.ts'
import type { Subtotal } from '@flou/shared/pricing/totals.ts'
import { expect, test } from 'vitest'
import { GroupHeading } from './GroupHeading.tsx'

const sumOf = (unpriced: number): Subtotal => ({ subtotal: 840_000 * MONEY_SCALE, taxable: 0, unpriced })

/** Text of a group heading without markup. */
function said(sum: Subtotal | undefined, language: Language = 'en'): string {
  const heading = (
    <GroupHeading name="Web" sum={sum} items={[]} dispatch={() => undefined} onMoved={() => undefined} />
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element: heading, loader: () => null }], {
    hydrationData: { loaderData: { root: { language } } },
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

test('a group says what it comes to', () => {
  expect(said(sumOf(0))).toBe('Web Rp840,000')
  expect(said(sumOf(0), 'id')).toBe('Web Rp840.000')
})

test('a subtotal without some of its lines says that it is incomplete', () => {
  expect(said(sumOf(1))).toBe('Web Rp840,000 Incomplete: 1 line has no price')
  expect(said(sumOf(3))).toBe('Web Rp840,000 Incomplete: 3 lines have no price')
  expect(said(sumOf(3), 'id')).toBe('Web Rp840.000 Belum lengkap: 3 baris tanpa harga')
})

test('a subtotal that is too large is no amount', () => {
  expect(said(undefined)).toBe('Web Too large to calculate')
  expect(said(undefined, 'id')).toBe('Web Terlalu besar untuk dihitung')
})
