import type { Page } from 'playwright-core'
import type { Language } from '@flou/shared/locale.ts'
import { fieldTexts } from '../../../web-admin/src/core/texts/fields.ts'
import { PATIENCE_MS } from '../browser.ts'

/** Form path of a field → expected message. */
export type Messages = Readonly<Record<string, string>>

/**
 * Waits until each field shows its message, linked with `aria-describedby`. @returns fields still without it after the
 * time limit
 */
export const silentFields = (page: Page, expected: Messages, language: Language = 'en'): Promise<string[]> =>
  page.evaluate(untilSaid, {
    expected: Object.entries(expected),
    parts: fieldTexts['tabs.parts'][language],
    within: PATIENCE_MS,
  })

interface Wanted {
  expected: [string, string][]
  /** Name of the tab list; only the open tab renders its fields. */
  parts: string
  within: number
}

/** Runs in the page. */
async function untilSaid({ expected, parts, within }: Wanted): Promise<string[]> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 15))
  const missing = new Map(expected)
  const described = (field: Element) =>
    [...field.querySelectorAll('[aria-describedby]')]
      .flatMap((input) => input.getAttribute('aria-describedby')?.split(' ') ?? [])
      .map((id) => document.getElementById(id)?.textContent ?? '')
  const look = () => {
    for (const field of document.querySelectorAll<HTMLElement>('main [data-field]')) {
      const path = field.dataset['field'] ?? ''
      if (described(field).includes(missing.get(path) ?? '-')) missing.delete(path)
    }
  }
  const tabs = () => [
    ...document.querySelectorAll<HTMLElement>(`main [role=tablist][aria-label="${parts}"] [role=tab]`),
  ]
  const deadline = performance.now() + within
  for (let turn = 0; missing.size > 0 && performance.now() < deadline; turn += 1) {
    await pause()
    look()
    if (missing.size > 0) tabs()[turn % Math.max(1, tabs().length)]?.click()
  }
  return [...missing].map(([path, message]) => `${path}: “${message}”`)
}
