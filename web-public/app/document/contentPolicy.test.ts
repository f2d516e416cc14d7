import { BOT_CHECK_SOURCES } from '@flou/shared/forms/botCheck.ts'
import { expect, test, vi } from 'vitest'
import { policyInsertion } from './contentPolicy.ts'

const PLAYER = 'https://www.youtube-nocookie.com'

/** Directive → sources of a page's policy. */
function policyWith(sources: readonly string[], make = policyInsertion): Record<string, string[]> {
  const html = '<html><head></head><body></body></html>'
  const { text } = make({ html, fragments: new Map(), insertions: [], sources })
  const policy = /content="([^"]*)"/.exec(text)?.[1] ?? ''
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, values]
    }),
  )
}

test('a page without services allows nothing but the site itself, and the player of videos in frames', () => {
  const policy = policyWith([])

  expect(policy['script-src']).toEqual(["'self'"])
  expect(policy['connect-src']).toBeUndefined()
  expect(policy['frame-src']).toEqual(["'self'", PLAYER])
  expect(JSON.stringify(policy)).not.toContain('google')
})

test('a page whose forms ask the bot check allows exactly its paths, in scripts, frames and calls', () => {
  const policy = policyWith(BOT_CHECK_SOURCES)

  for (const directive of ['script-src', 'connect-src'])
    expect(policy[directive]).toEqual(["'self'", ...BOT_CHECK_SOURCES])
  expect(policy['frame-src']).toEqual(["'self'", PLAYER, ...BOT_CHECK_SOURCES])
  for (const source of BOT_CHECK_SOURCES) expect(source).toMatch(/^https:\/\/[a-z.]+\/recaptcha\/$/)
  expect(policy['object-src']).toEqual(["'none'"])
})

test('configured bases of the API and of pictures are allowed for calls, forms and pictures, never for scripts', async () => {
  const [api, images] = ['https://api.example', 'https://images.example']
  vi.stubGlobal('BUILT_API_BASE', api)
  vi.stubGlobal('BUILT_IMAGE_BASE', images)
  vi.resetModules()
  const built = await import('./contentPolicy.ts')
  vi.unstubAllGlobals()
  vi.resetModules() // test files share a worker: removes modules with these bases

  const policy = policyWith([], built.policyInsertion)

  expect(policy).toMatchObject({
    'script-src': ["'self'"],
    'connect-src': ["'self'", api],
    'form-action': ["'self'", api],
    'img-src': ["'self'", 'data:', images],
    'media-src': ["'self'", images],
  })
})
