import { LANGUAGES, otherLanguage } from '@flou/shared/locale.ts'
import type { MailTexts } from '@flou/shared/mail/mailPreview.ts'
import { MAIL_KEYS, mailSpec } from '@flou/shared/mail/mails.ts'
import { placeholderProblem, withDoubleBraces } from '@flou/shared/mail/placeholders.ts'
import { describe, expect, test } from 'vitest'
import { defaultTexts } from './defaultTexts.ts'
import { textsIn } from './liveTexts.ts'
import { canFill, composeMail, mailFacts, mailHtml, mailText } from './mailContent.ts'
import { sampleFacts } from './templates/samples.ts'

const SITE = { adminOrigin: 'https://admin.flou.example', siteOrigin: 'https://flou.example' }
const EACH = MAIL_KEYS.flatMap((mail) => LANGUAGES.map((language) => [mail, language] as const))

describe.each(EACH)('%s in %s', (mail, language) => {
  const texts = defaultTexts(mail, language)
  const { placeholders, required = [], hasNoButton = false } = mailSpec(mail)

  test('the default texts use the placeholders that the mail knows, and those it must have', () => {
    const problems = (Object.keys(texts) as (keyof MailTexts)[]).map((name) =>
      placeholderProblem(texts[name] ?? '', { placeholders, required: name === 'body' ? required : [] }),
    )

    expect(problems.filter((problem) => problem !== undefined)).toEqual([])
    expect(texts.button === undefined).toBe(hasNoButton)
    expect(texts.subject).not.toBe('')
  })

  test('the other language says it in other words', () => {
    expect(texts.closing).not.toBe(defaultTexts(mail, otherLanguage(language)).closing)
  })

  test('a sample is filled in completely, and its HTML loads nothing', () => {
    const content = composeMail(sampleFacts(mail, language, SITE), texts)
    const html = mailHtml(content, language)

    expect(`${content.subject} ${mailText(content)}`).not.toMatch(/\{\w*\}|undefined|\[object/)
    expect(html).toContain(`<html lang="${language}">`)
    expect(html.replaceAll('src="cid:code"', '')).not.toMatch(/<link|<script|<style|url\(|\ssrc=/i)
    expect(content.link === undefined).toBe(hasNoButton)
  })
})

const facts = mailFacts({
  mail: 'registrationConfirmed',
  values: { title: '<b>Launch</b> {{until}} $t(x) $&' },
  url: 'https://flou.example/x',
})
const own = (texts: Partial<MailTexts> = {}): MailTexts => ({
  subject: 'See you: {{title}}',
  body: 'First line\nsecond line\n\n\nSecond paragraph with {{title}}',
  button: 'Go',
  closing: 'Bye',
  ...texts,
})

test('empty lines part paragraphs, a line break stays one, and what is filled in is neither mark-up nor looked through again', () => {
  const content = composeMail(facts, own())
  const html = mailHtml(content, 'en')

  expect(content.subject).toBe('See you: <b>Launch</b> {{until}} $t(x) $&')
  expect(content.paragraphs).toHaveLength(2)
  expect(html).toContain('<p>First line<br>second line</p>')
  expect(html).toContain('&lt;b&gt;Launch&lt;/b&gt; {{until}}')
  expect(html).not.toContain('<b>')
})

test('a mail to somebody with a place carries their code as a picture of its own, and as text', () => {
  const withCode = (mail: 'registrationConfirmed' | 'registrationWaiting') =>
    composeMail(sampleFacts(mail, 'en', SITE), defaultTexts(mail, 'en'))
  const { picture, ...content } = withCode('registrationConfirmed')
  const { width, height } =
    new DataView(picture?.gif.buffer ?? new ArrayBuffer(10)).byteLength > 10
      ? { width: (picture?.gif[6] ?? 0) + 256 * (picture?.gif[7] ?? 0), height: picture?.gif[8] }
      : { width: 0, height: 0 }

  expect(mailText({ ...content, ...(picture && { picture }) })).toContain(
    'Show this at the entrance: 7F3A-91C4',
  )
  expect(Buffer.from(picture?.gif ?? []).toString('latin1', 0, 3)).toBe('GIF')
  expect([width, height]).toEqual([174, 174])
  expect(withCode('registrationWaiting').picture).toBeUndefined()
})

test('texts with a placeholder that the mail has no value for cannot be filled in', () => {
  expect(canFill(facts, own())).toBe(true)
  expect(canFill(facts, own({ closing: 'Until {{until}}' }))).toBe(false)
})

test('a misspelt placeholder is named, and so is one that must not be missing', () => {
  const rule = { placeholders: ['title', 'until'], required: ['until'] } as const

  expect(placeholderProblem('Kept until {{until}}', rule)).toBeUndefined()
  expect(placeholderProblem('Kept until {{untill}} {{title}}', rule)).toBe('placeholderUnknown:untill')
  expect(placeholderProblem('Kept until {{ until }}', rule)).toBe('placeholderUnknown: until ')
  expect(placeholderProblem('Kept for {{title}}', rule)).toBe('placeholderMissing:until')
  expect(placeholderProblem('Kept until {{until}} {untill}', rule)).toBe('placeholderUnknown:{untill}')
  expect(placeholderProblem('Kept until {{{until}}}', rule)).toBe('placeholderUnknown:{ }')
  expect(placeholderProblem('Kept until {{until}', rule)).toBe('placeholderUnknown:{until}')
})

test('texts that were stored with placeholders in single braces are valid, shown in double braces, and filled', () => {
  const stored = {
    subject: 'See you: {title}',
    body: 'Kept for {title} {soon}',
    button: '',
    closing: '{{title}}',
  }
  const texts = textsIn({ contents: [{ languageId: 2, ...stored }] }, 'registrationConfirmed', 'en')

  expect(placeholderProblem('Kept until {until}', { placeholders: ['until'], required: ['until'] })).toBe(
    undefined,
  )
  expect(withDoubleBraces('{title}, {soon}, {{title}} {{{title}}}')).toBe(
    '{{title}}, {soon}, {{title}} {{{title}}}',
  )
  expect(composeMail({ ...facts, values: { title: 'Launch' } }, texts)).toMatchObject({
    subject: 'See you: Launch',
    paragraphs: ['Kept for Launch {soon}'],
    closing: 'Launch',
  })
})
