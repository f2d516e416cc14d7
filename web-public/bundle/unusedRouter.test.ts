import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { leaveOutUnusedRouter, replaceBodies, UNUSED } from './unusedRouter.ts'

const ROUTER = path.join(import.meta.dirname, '../../node_modules/react-router/dist/production')

const APP = path.join(import.meta.dirname, '../app')

/** Names that the site's modules import from the router. */
function importsFromRouter(): string[] {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  return files.flatMap((file) => {
    const code = readFileSync(path.join(APP, file), 'utf8')
    const lists = [...code.matchAll(/import \{([^}]*)\} from 'react-router(?:\/dom)?'/g)]
    return lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  })
}

test.each(Object.entries(UNUSED))('the router still has what is left out of %s', (file, bodies) => {
  const code = readFileSync(path.join(ROUTER, file), 'utf8')

  const less = replaceBodies(code, bodies)

  expect(less.length).toBeLessThan(code.length)
})

test('a function has another body, wherever it is; what is around it stays', () => {
  const code = 'function make() { async function send(a, b = {}) { return { a, b } } return send }'

  expect(replaceBodies(code, { send: 'return 1' })).toBe(
    'function make() { async function send(a, b = {}) {return 1} return send }',
  )
})

test.each([
  ['is gone', 'function other() {}'],
  ['is there twice', 'function send() {} { function send() {} }'],
])('the build fails where a function %s', (_, code) => {
  expect(() => replaceBodies(code, { send: '' })).toThrow('called send where there was one')
})

test('the build fails where a file of the router is gone', () => {
  const plugin = leaveOutUnusedRouter()

  expect(() => plugin.buildEnd()).toThrow('lib/router/router.js')
})

test('no module of the site uses what is left out', () => {
  const names = new Set(['useFetcher', 'useFetchers', 'useSubmit', 'useBlocker', 'Form', 'Link', 'NavLink'])

  const used = importsFromRouter().filter((name) => names.has(name))

  expect(used).toEqual([])
})
