import { readdirSync } from 'node:fs'
import path from 'node:path'
import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { FIXED_ERROR_PATH, numberedPath, pathTo } from '@flou/shared/paths.ts'
import { builtPages, type DeclaredPage } from '@flou/shared/site/pages.ts'

const APP = import.meta.dirname
const FILES = readdirSync(path.join(APP, 'pages'), { recursive: true, encoding: 'utf8' })

/** Finds a page's component by its unique file name. */
function fileOf(name: string): string {
  const [file, other] = FILES.filter((one) => path.basename(one) === `${name}.tsx`)
  if (file === undefined) throw new Error(`The page ${name} is declared, but pages/**/${name}.tsx is missing`)
  if (other !== undefined) throw new Error(`Two files are called ${name}.tsx: ${file}, ${other}`)
  return path.posix.join('pages', file)
}

/** Converts a pattern to the router's syntax, whose parameters are whole segments; loaders parse them. */
const relative = (pattern: string) => pattern.slice(1).replace(/:(\w+)[^/]*/g, ':$1')

const componentOf = ({ name, page }: DeclaredPage) => (page.kind === 'page' && page.component) || name

/** Pages that the router can distinguish; others must share a component. */
function routedPages(): DeclaredPage[] {
  const byPath = Map.groupBy(builtPages(), ({ path: pattern }) => relative(pattern))
  for (const [pattern, pages] of byPath) {
    const [file, other] = new Set(pages.map(componentOf))
    if (other !== undefined) throw new Error(`The pages ${file} and ${other} are both at ${pattern}`)
  }
  return [...byPath.values()].flatMap((pages) => pages.slice(0, 1))
}

const routes = routedPages().flatMap((declared) => {
  const { path: pattern, page } = declared
  const name = componentOf(declared)
  const file = fileOf(name)
  if (pattern === pathTo('home')) return [index(file)]
  const own = route(relative(pattern), file)
  return page.numbered
    ? [own, route(relative(numberedPath(pattern, ':page')), file, { id: `${name}Page` })]
    : [own]
})

/** Routes exist at `/x` and `/id/x` (Indonesian). */
export default [
  route('id?', 'pages/site.tsx', [...routes, route('*', 'pages/errors/unknown.tsx')]),
  route(relative(FIXED_ERROR_PATH), 'pages/errors/fixedError.tsx'),
] satisfies RouteConfig
