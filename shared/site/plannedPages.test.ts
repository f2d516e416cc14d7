import { expect, test } from 'vitest'
import { REGISTRY } from '../content/registry.ts'
import { PAGE_PATHS, RECORD_PATHS } from '../paths.ts'
import { isPlannedArea, isPlannedUrl } from './plannedPages.ts'
import { builtPages, plannedPaths } from './pages.ts'

const example = (path: string) => path.replace(/:\w+/g, 'some-thing')

test('an address is planned exactly where its page is, in either language', () => {
  const all = Object.values({ ...PAGE_PATHS, ...RECORD_PATHS })
  const planned = new Set(plannedPaths())
  const built = new Set(builtPages().map(({ path }) => path))
  const wrong = all
    .filter((path) => !(planned.has(path) && built.has(path)))
    .filter((path) => isPlannedUrl(example(path)) !== planned.has(path))

  expect(wrong).toEqual([])
  for (const path of planned) expect(isPlannedUrl(`/id${example(path)}?x=1`)).toBe(true)
})

test.each(['https://flou.example/', '', '#top', '/no-such-page', 'mailto:a@b.example'])(
  '%s is no page of the site that is to come',
  (address) => {
    expect(isPlannedUrl(address)).toBe(false)
  },
)

test('every area is on the site by one of its pages', () => {
  expect(REGISTRY.areas.filter(isPlannedArea).map(({ key }) => key)).toEqual([])
})
