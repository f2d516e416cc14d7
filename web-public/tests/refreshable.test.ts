import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const APP = new URL('../app/', import.meta.url)
const FOLDERS = ['elements', 'layout', 'sections']
/** Exported functions and constants of a module, without types. */
const EXPORTED = /^export (?:async )?(?:function|const|class) (\w+)/gm

const modules = FOLDERS.flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, APP), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => `${folder}/${name}`),
)

test('modules of components export nothing else: in development a change of one then replaces it, and the page stays', () => {
  const mixed = modules.flatMap((name) => {
    const names = [...readFileSync(new URL(name, APP), 'utf8').matchAll(EXPORTED)].map(([, one = '']) => one)
    return names.filter((one) => !/^[A-Z]/.test(one)).map((one) => `${name}: ${one}`)
  })

  expect(modules.length).toBeGreaterThan(30)
  expect(mixed).toEqual([])
})
