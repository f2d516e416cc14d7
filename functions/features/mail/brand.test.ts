import { settingLogo } from '@flou/shared/content/types/setting.ts'
import { CONTENT_LANGUAGE_ID } from '@flou/shared/locale.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys } from '../../core/store/keys.ts'
import { startTestTable, type TestTable } from '../../core/store/testTable.ts'
import { brandOf, senderOf } from './brand.ts'
import { defaultTexts } from './defaultTexts.ts'
import { composeMail, mailHtml, mailText } from './mailContent.ts'
import { sampleFacts } from './templates/samples.ts'

let server: TestTable
let time = 0
beforeEach(async () => {
  server = await startTestTable()
})
afterEach(() => server.stop())

const now = () => new Date(time)
const brand = (language: 'en' | 'id') => brandOf({ table: server.table, now }, language)
const put = (key: { pk: string; sk: string }, data: object) =>
  server.table.put({ ...key, id: 7, version: 1, state: 'published', data: JSON.stringify(data) })

async function putLogo(alt: Partial<Record<'en' | 'id', string>>) {
  await put(keys.sectionLive(settingLogo.key), { logoId: 7 })
  const contents = Object.entries(alt).map(([language, text]) => ({
    languageId: CONTENT_LANGUAGE_ID[language as 'en' | 'id'],
    alt: text,
  }))
  await put(keys.live('media', 7), { contents })
}

test('the name of the site is the text of its logo, in the language of the mail', async () => {
  expect(await brand('en')).toBeUndefined()
  await putLogo({ en: 'Flou Cloud', id: 'Awan Flou' })
  time += 60_000

  expect([await brand('en'), await brand('id')]).toEqual(['Flou Cloud', 'Awan Flou'])
})

test('a name in one language serves both', async () => {
  await putLogo({ en: 'Flou Cloud', id: ' ' })

  expect([await brand('en'), await brand('id')]).toEqual(['Flou Cloud', 'Flou Cloud'])
})

test.each(['en', 'id'] as const)('mails in %s name the site, not its host', (language) => {
  const site = { adminOrigin: 'https://admin.flou.example', siteOrigin: 'https://flou.example' }
  for (const mail of [
    'formReceived',
    'newsletterConfirm',
    'dataRequestProof',
    'registrationConfirmed',
  ] as const) {
    const facts = sampleFacts(mail, language, { ...site, brand: 'Flou & Cloud' })
    const content = { ...composeMail(facts, defaultTexts(mail, language)), brand: 'Flou & Cloud' }
    const withoutLinks = mailText(content).replaceAll(/https:\S+/g, '')

    expect(withoutLinks).toContain('Flou & Cloud')
    expect(`${content.subject} ${withoutLinks}`).not.toContain('flou.example')
    expect(mailHtml(content, language)).toContain('<strong>Flou &amp; Cloud</strong>')
  }
})

test.each([
  ['Flou Cloud', '"Flou Cloud" <no-reply@flou.example>'],
  ['Flou "Cloud"', String.raw`"Flou \"Cloud\"" <no-reply@flou.example>`],
  ['Awan Flöu', '=?UTF-8?B?QXdhbiBGbMO2dQ==?= <no-reply@flou.example>'],
  [undefined, 'no-reply@flou.example'],
])('the sender %s is %s', (...[name, expected]) => {
  expect(senderOf('no-reply@flou.example', name)).toBe(expected)
})

test('a sender that is configured with a name keeps it', () => {
  expect(senderOf('Support <help@flou.example>', 'Flou Cloud')).toBe('Support <help@flou.example>')
})
