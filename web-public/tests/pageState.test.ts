import { UNSAFE_decodeViaTurboStream as decode } from 'react-router'
import { expect, test } from 'vitest'
import { fingerprint } from '@flou/shared/strings/fingerprint.ts'
import { toHydrationState } from '../app/deferred/pageState.ts'
import { builtRenderer } from './builtRenderer.ts'
import { FIXTURE } from './fixture.ts'
import { memorySource } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }

const streamOf = (text: string) => new Blob([text]).stream()

/** Decodes as the router does. */
async function decoded(text: string): Promise<unknown> {
  const { value, done } = await decode(streamOf(text), globalThis)
  await done
  return value
}

test.each(['/', '/news-and-information', '/news-and-information/first-story', '/security-compliance'])(
  'the data that %s is navigated by is the state it hydrates from',
  async (path) => {
    const renderer = await builtRenderer()
    const { html, data } = await renderer.renderPage(path, memorySource(FIXTURE, 'en'), SITE)

    const answers = (await decoded(data)) as Record<string, { data: unknown }>
    const loaderData = Object.fromEntries(
      Object.entries(answers).map(([route, { data: own }]) => [route, own]),
    )

    expect(await decoded(toHydrationState(data))).toEqual({ loaderData, actionData: null, errors: null })
    expect(Object.keys(loaderData)).toContain('root')
    expect(html).toContain(`"digest":"${fingerprint(data)}"`)
  },
  60_000,
)

test('the document shows what was loaded for the data: nothing is read twice', async () => {
  const renderer = await builtRenderer()
  const source = memorySource(FIXTURE, 'en')
  const asked: string[] = []
  const section: typeof source.section = (one, id) => {
    asked.push(`${one.key} ${id ?? 0}`)
    return source.section(one, id)
  }

  await renderer.renderPage('/security-compliance', { ...source, section }, SITE)

  expect(asked).toContain('securityCompliance.header 0')
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
})

test('another text has another fingerprint, whichever of its characters differs', () => {
  const text = 'Servers, storage and networks'
  const others = Array.from(text, (_, at) => `${text.slice(0, at)}~${text.slice(at + 1)}`)

  expect(new Set([text, ...others, `${text} `, ''].map(fingerprint)).size).toBe(text.length + 3)
})

test('data that the router writes in another way is refused', () => {
  expect(() => toHydrationState('[{"_1":2},"root",{"_3":4},"error",{}]')).toThrow('another way')
})
