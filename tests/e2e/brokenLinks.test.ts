import { expect, test } from 'vitest'
import { product } from './browser.ts'
import { demoPicture, staffCall } from './staff.ts'
import { staffPage } from './staffPage.ts'

const watched = staffPage({ viewport: { width: 390, height: 844 } })

interface CustomPage {
  id: number
  slug: string
}

/** A page with a broken link. */
async function addPage(slug: string, target: string): Promise<CustomPage> {
  const content = `<p><a href="${target}">To nothing</a></p>`
  const contents = [1, 2].map((languageId) => ({
    languageId,
    title: slug,
    content,
    seoTitle: slug,
    seoDescription: slug,
  }))
  return staffCall('POST', '/api/dashboard/custom-html', {
    slug,
    seoMediaId: await demoPicture(),
    customScript: '',
    contents,
  })
}

test('a link that leads nowhere is reported with its page and its form, and no longer once it is mended', async () => {
  const { page, problems } = watched
  const mark = Date.now().toString(36)
  const target = `/page/missing-${mark}`
  const own = await addPage(`linking-${mark}`, target)
  const report = `${product.admin}/dashboard2/publishing/broken-links?target=${target}`
  const row = page.getByRole('row').filter({ hasText: target })
  const isReported = async () => {
    await page.goto(report)
    await page.getByRole('table').or(page.getByText('No matching broken links.')).waitFor()
    return (await row.count()) === 1
  }

  await expect.poll(isReported).toBe(true)
  const form = row.getByRole('link', { name: `Custom Html › ${own.slug}` })
  expect(await form.getAttribute('href')).toBe(`/dashboard2/custom-html/edit/${own.id}`)
  expect(await row.textContent()).toContain('To nothing')
  expect(await row.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByLabel('Sort', { exact: true }).selectOption('Newest first')
  await expect.poll(() => page.url()).toContain('sort=newest')
  await row.waitFor()
  const mended = await addPage(`missing-${mark}`, '/')
  await expect.poll(isReported).toBe(false)

  await staffCall('DELETE', `/api/dashboard/custom-html/${own.id}`)
  await staffCall('DELETE', `/api/dashboard/custom-html/${mended.id}`)
  expect(problems()).toEqual([])
})
