import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const journalOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('flou-journal')
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('entries').objectStore('entries').getAll()
          reading.addEventListener('success', () => {
            opening.result.close()
            resolve(JSON.stringify(reading.result))
          })
        })
      }),
  )

/** Waits until the recovery store contains the input. */
export async function journalled(page: Page, typed: string): Promise<void> {
  await expect.poll(() => journalOf(page)).toContain(typed)
}
