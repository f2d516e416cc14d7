import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test, vi } from 'vitest'
import { fileOf } from '../app/styles/styleSheets.ts'
import { builtRenderer } from './builtRenderer.ts'

/** Builds the site first if outdated. */
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** KB of 1,024 bytes by gzip (docs/budgets.md): scripts of a page; inlined style sheets and the font in them. */
const SCRIPTS_KB = 155
const STYLES_KB = 12.5
const TYPEFACE_KB = 12.5

const CLIENT = path.join(import.meta.dirname, '../build/client')
const ASSETS = path.join(CLIENT, 'assets')
const START = 'window.__reactRouterManifest='

interface Route {
  id: string
  parentId?: string
  module: string
  imports: string[]
  css: string[]
}
interface Manifest {
  entry: { module: string; imports: string[] }
  routes: Record<string, Route>
}

let manifest: Manifest
let manifestFile: string

const assetCalled = (start: string, end: string): string => {
  const [name, other] = readdirSync(ASSETS).filter((file) => file.startsWith(start) && file.endsWith(end))
  if (name === undefined || other !== undefined) throw new Error(`There is not one file ${start}…${end}`)
  return `/assets/${name}`
}

beforeAll(async () => {
  await builtRenderer()
  manifestFile = assetCalled('manifest-', '.js')
  const text = readFileSync(path.join(CLIENT, manifestFile), 'utf8').trim()
  manifest = JSON.parse(text.slice(START.length).replace(/;$/, '')) as Manifest // written by the build
})

/** A route and its parents. */
function withParents(id: string): Route[] {
  const route = manifest.routes[id]
  if (!route) throw new Error(`There is no route ${id}`)
  return route.parentId === undefined ? [route] : [...withParents(route.parentId), route]
}

const TYPEFACE = /data:font\/woff2;base64,[\w+/=]+/

const textOf = (file: string) => readFileSync(path.join(CLIENT, file), 'utf8')
const packed = (text: string) => gzipSync(text).length / 1024

const kilobytes = (files: readonly string[]) =>
  [...new Set(files)].reduce((sum, file) => sum + packed(textOf(file).replace(TYPEFACE, '')), 0)

const pages = () => Object.keys(manifest.routes).filter((id) => id.startsWith('pages/'))

/** Pages above a budget, with their sizes. */
const above = (budget: number, files: (routes: readonly Route[]) => string[]) =>
  pages()
    .map((id) => ({ id, size: kilobytes(files(withParents(id))) }))
    .filter(({ size }) => size > budget)

/** The entry imports the scripts of root and site in a chunk; only the router's own loading uses their files. */
const scriptsOf = (routes: readonly Route[]): string[] => [
  manifestFile,
  manifest.entry.module,
  ...manifest.entry.imports,
  ...routes.flatMap(({ id, module, imports }) => [
    ...(id === 'root' || id === 'pages/site' ? [] : [module]),
    ...imports,
  ]),
]

test('the scripts of every page fit its budget', () => {
  expect(above(SCRIPTS_KB, scriptsOf)).toEqual([])
  expect(pages().length).toBeGreaterThan(40)
})

test('a page requests few scripts', () => {
  const counts = new Map(pages().map((id) => [id, new Set(scriptsOf(withParents(id))).size]))

  expect(counts.get('pages/home')).toBe(7)
  expect(Math.max(...counts.values())).toBeLessThanOrEqual(11)
})

test('a page has the style sheets it uses, and one of them is that of every page', () => {
  const styles = (routes: readonly Route[]) => routes.flatMap(({ css }) => css.map(fileOf))

  expect(above(STYLES_KB, styles)).toEqual([])
  expect(assetCalled('shell-', '.css')).toMatch(/^\/assets\/shell-/)
})

test('the typeface is in the style of every page, once, and no larger than its budget', () => {
  const sheets = readdirSync(ASSETS).filter((file) => file.endsWith('.css'))
  const typefaces = sheets.flatMap((file) => textOf(`/assets/${file}`).match(new RegExp(TYPEFACE, 'g')) ?? [])

  expect(textOf(assetCalled('shell-', '.css'))).toMatch(TYPEFACE)
  expect(typefaces).toHaveLength(1)
  expect(packed(typefaces.join())).toBeLessThan(TYPEFACE_KB)
})

test('what asks for the data of a page does not wait for the framework', () => {
  const framework = assetCalled('framework-', '.js')

  expect(manifest.entry.imports).not.toContain(framework)
  expect(manifest.routes['root']?.imports).toContain(framework)
})
