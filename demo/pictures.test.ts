import { expect, test } from 'vitest'
import { THEMES } from './art/palette.ts'
import { FRAMES } from './art/picture.ts'
import { SCENES } from './art/scenes.ts'
import { readContent } from './loader/content.ts'
import { DRAWINGS, PICTURES } from './loader/pictures.ts'

interface Use {
  picture: string
  /** Type of the content, then the fields that lead to the picture. */
  path: string
}

const names = [...PICTURES.keys()]
const ids = { picture: (name: string) => names.indexOf(name), pictureUrl: () => '', record: () => 1 }

/** Fields of pictures hold their ids. */
const PICTURE_FIELD = /(?:media|banner|thumbnail|background|icon|logo|poster)\w*Id$/i

function usesIn(value: unknown, path: string): Use[] {
  if (typeof value === 'number')
    return PICTURE_FIELD.test(path) ? [{ picture: names[value] ?? '', path }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => usesIn(inner, `${path}.${name}`))
}

const content = readContent()
const uses = [...content.records, ...content.sections].flatMap(({ type, body }) => usesIn(body(ids), type))
const sceneUses = uses.filter(({ picture }) => DRAWINGS.has(picture))

/** Places where a title stands on the picture. */
const OPENING =
  /\.(?:banner\w*Id|backgroundMediaId)$|(?:[hH]eader|[bB]anner)\.(?:mediaId|mobileMediaId)$|^(?:product|productGroup|homeCarousel)\.media(?:Mobile)?Id$/

test('there are at least sixty scenes, and none fills more than 8 % of the uses', () => {
  const counts = Map.groupBy(sceneUses, ({ picture }) => DRAWINGS.get(picture)?.scene)
  const most = Math.max(...[...counts.values()].map((ofScene) => ofScene.length))

  expect(counts.size).toBe(Object.keys(SCENES).length)
  expect(counts.size).toBeGreaterThanOrEqual(60)
  expect(most / sceneUses.length).toBeLessThanOrEqual(0.08)
})

test('every drawing is used', () => {
  const used = new Set(uses.map(({ picture }) => picture))
  expect([...DRAWINGS.keys()].filter((name) => !used.has(name))).toEqual([])
})

test('titles stand on dark scenes only', () => {
  const openings = sceneUses.filter(({ path }) => OPENING.test(path))
  const light = openings.filter(({ picture }) => {
    const drawing = DRAWINGS.get(picture)
    return drawing && !THEMES[drawing.theme].isDark
  })
  expect(openings.length).toBeGreaterThan(200)
  expect(light).toEqual([])
})

test('frames have the proportions that heroes and shared links expect', () => {
  expect(FRAMES.hero.width / FRAMES.hero.height).toBeGreaterThan(1.65)
  expect(FRAMES.card.width / FRAMES.card.height).toBeLessThan(1.65)
  expect([FRAMES.seo.width, FRAMES.seo.height]).toEqual([1200, 630])
})
