import { readdirSync } from 'node:fs'
import path from 'node:path'
import { index, route, type RouteConfig } from '@react-router/dev/routes'
import { FIXED_ERROR_PATH, numberedPath, pathTo } from '@flou/shared/paths.ts'
import { builtPages, type DeclaredPage } from '@flou/shared/site/pages.ts'

const APP = import.meta.dirname
const FILES = readdirSync(path.join(APP, 'pages'), { recursive: true, encoding: 'utf8' })

/** The component of a page: the one file below `pages/` that has its name. */
function fileOf(name: string): string {
  const [file, other] = FILES.filter((one) => path.basename(one) === `${name}.tsx`)
  if (file === undefined) throw new Error(`The page ${name} is declared, but pages/**/${name}.tsx is missing`)
  if (other !== undefined) throw new Error(`Two files are called ${name}.tsx: ${file}, ${other}`)
  return path.posix.join('pages', file)
}

/**
 * As the router wants it below another route. A parameter of the router is a whole part of the path: `:product-business-partner` is
 * any part there, and the page's loader reads what the parameter is.
 */
const relative = (pattern: string) => pattern.slice(1).replace(/:(\w+)[^/]*/g, ':$1')

const componentOf = ({ name, page }: DeclaredPage) => (page.kind === 'page' && page.component) || name

/** The pages that the router can tell apart. Those that it cannot share a component, which does. */
function routedPages(): DeclaredPage[] {
  const byPath = Map.groupBy(builtPages(), ({ path: pattern }) => relative(pattern))
  for (const [pattern, pages] of byPath) {
    const [file, other] = new Set(pages.map(componentOf))
    if (other !== undefined) throw new Error(`The pages ${file} and ${other} are both at ${pattern}`)
  }
  return [...byPath.values()].flatMap((pages) => pages.slice(0, 1))
}

/** A declared page, and a route for the further pages of its numbered list. */
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

/** Every page answers at `/x` and at `/id/x`, the Indonesian tree (decision 10). */
export default [
  route('id?', 'pages/site.tsx', [...routes, route('*', 'pages/errors/unknown.tsx')]),
  route(relative(FIXED_ERROR_PATH), 'pages/errors/fixedError.tsx'),
] satisfies RouteConfig
