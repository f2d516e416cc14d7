import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readManifests } from '@flou/functions/manifests.ts'
import { botCheckIn } from '@flou/shared/forms/botCheck.ts'
import { templateReader, value } from './templateReader.ts'
import { templateOf } from './testStack.ts'

const all = await readManifests()
const manifests = Object.fromEntries(
  Object.entries(all).filter(([name]) => ['forms', 'publish', 'rotate'].includes(name)),
)
const CHECK = {
  version: 'v3',
  mode: 'normal',
  size: 'invisible',
  siteKey: 'public-site-key',
  leastScore: 0.5,
  project: '',
} as const

const variablesOf = (template: ReturnType<typeof templateOf>, name: string) =>
  templateReader(template)
    .properties('AWS::Lambda::Function', {
      Environment: z.optional(z.object({ Variables: z.record(z.string(), value) })),
    })
    .flatMap(({ Environment }) => {
      const variable = Environment?.Variables[name]
      return variable === undefined ? [] : [variable]
    })

test('without configuration forms ask our own task: no service, no secret', () => {
  const template = templateOf('prod', manifests)

  expect(variablesOf(template, 'BOT_CHECK')).toEqual(['', ''])
  expect(variablesOf(template, 'BOT_CHECK_SECRET')).toEqual([''])
})

test('links to other sites are checked only where the configuration says so', () => {
  const withSchedule = { ...manifests, schedule: all['schedule']! }
  const setting = (env: 'dev' | 'prod') => variablesOf(templateOf(env, withSchedule), 'OUTSIDE_LINKS')

  expect([setting('prod'), setting('dev')]).toEqual([['on'], ['off']])
})

test('a configured service reaches forms and pages; its secret is a reference, for forms alone', () => {
  const template = templateOf('prod', manifests, { botCheck: { ...CHECK, secretName: 'flou/bot-check' } })
  const checks = variablesOf(template, 'BOT_CHECK')
  const secrets = variablesOf(template, 'BOT_CHECK_SECRET')

  expect(checks.map((check) => botCheckIn(z.string().parse(check)))).toEqual([CHECK, CHECK])
  expect(secrets).toEqual(['{{resolve:secretsmanager:flou/bot-check:SecretString:::}}'])
  expect(JSON.stringify(checks)).not.toContain('flou/bot-check')
})
