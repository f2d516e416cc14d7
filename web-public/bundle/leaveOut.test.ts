import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { leaveOut, replaceBodies, type LibraryReplacements } from './leaveOut.ts'
import { UNUSED_REACT } from './unusedReact.ts'
import { UNUSED_ROUTER } from './unusedRouter.ts'

const MODULES = path.join(import.meta.dirname, '../../node_modules')
const APP = path.join(import.meta.dirname, '../app')

const sources = () =>
  readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(APP, file), 'utf8'))

/** Names imported from a library. */
const importsFrom = (library: string): string[] =>
  sources().flatMap((code) => {
    const lists = [...code.matchAll(new RegExp(`import \\{([^}]*)\\} from '${library}'`, 'g'))]
    return lists.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  })

const filesOf = (folder: string, unused: LibraryReplacements) =>
  Object.entries(unused).map(([file, replacements]) => [path.join(folder, file), replacements] as const)

test.each([...filesOf('react-router/dist/production', UNUSED_ROUTER), ...filesOf('react-dom', UNUSED_REACT)])(
  'the library still has what is left out of %s',
  (file, replacements) => {
    const code = readFileSync(path.join(MODULES, file), 'utf8')

    const less = replaceBodies(code, replacements)

    for (const [name, by] of Object.entries(replacements))
      expect(less).toContain(typeof by === 'string' ? `{${by}}` : `${name} = ${by.value}`)
    // this one is larger than the library's code and saves time instead of bytes
    if (!file.endsWith('router/matcher.js')) expect(less.length).toBeLessThan(code.length)
  },
)

test('a function has another body, wherever it is; what is around it stays', () => {
  const code = 'function make() { async function send(a, b = {}) { return { a, b } } return send }'

  expect(replaceBodies(code, { send: 'return 1' })).toBe(
    'function make() { async function send(a, b = {}) {return 1} return send }',
  )
})

test('a function is known by what it is assigned to', () => {
  const code = 'exports.send = function (a) { return a }'

  expect(replaceBodies(code, { 'exports.send': '' })).toBe('exports.send = function (a) {}')
})

test('a variable has another first value', () => {
  const code = 'var isOpen = !1, CLOSED = Error(text(519)); function close() { throw CLOSED }'

  expect(replaceBodies(code, { CLOSED: { value: '{}' } })).toBe(
    'var isOpen = !1, CLOSED = {}; function close() { throw CLOSED }',
  )
})

test('a method is known by its name', () => {
  const code = 'var Matcher = class { #all = []; update(all) { this.#all = rank(all) } }'

  expect(replaceBodies(code, { update: 'this.#all = all' })).toBe(
    'var Matcher = class { #all = []; update(all) {this.#all = all} }',
  )
})

test.each([
  ['is gone', 'function other() {}'],
  ['is there twice', 'function send() {} { function send() {} }'],
])('the build fails where a function %s', (_, code) => {
  expect(() => replaceBodies(code, { send: '' })).toThrow('called send where there was one')
})

test('the build fails where a variable is gone', () => {
  expect(() => replaceBodies('function CLOSED() {}', { CLOSED: { value: '{}' } })).toThrow(
    'variables called CLOSED',
  )
})

test('the build fails where a file of the library is gone', () => {
  const plugin = leaveOut('/react-router/dist/production/', UNUSED_ROUTER)

  expect(() => plugin.buildEnd()).toThrow('lib/router/router.js')
})

test('no module of the site uses what is left out of the router', () => {
  const names = new Set(['useFetcher', 'useFetchers', 'useSubmit', 'useBlocker', 'Form', 'Link', 'NavLink'])

  const used = ['react-router', 'react-router/dom'].flatMap(importsFrom).filter((name) => names.has(name))

  expect(used).toEqual([])
})

test('no module of the site uses what is left out of React', () => {
  const names = new Set([
    'ViewTransition',
    'Activity',
    'SuspenseList',
    'unstable_SuspenseList',
    'useActionState',
  ])
  const fragmentsWithRef = sources().filter((code) => /<Fragment\b[^>]*\bref=/.test(code))

  expect(importsFrom('react').filter((name) => names.has(name))).toEqual([])
  expect(new Set(importsFrom('react-dom'))).toEqual(new Set(['preload']))
  expect(new Set(importsFrom('react-dom/client'))).toEqual(new Set(['hydrateRoot']))
  expect(fragmentsWithRef).toEqual([])
})
