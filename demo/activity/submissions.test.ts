import { checkCities } from '@flou/functions/features/forms/checkCities.ts'
import { checkForm } from '@flou/shared/forms/check.ts'
import { FORM_DECLARATIONS, formDeclarationOf } from '@flou/shared/forms/registry.ts'
import { expect, test } from 'vitest'
import { storedSubmissions } from './loadSubmissions.ts'

const NOW = new Date('2026-11-23T05:00:00Z')
const all = storedSubmissions(7, NOW)

const SENT = FORM_DECLARATIONS.filter(({ key }) => all.some(({ form }) => form === key))

test.each(SENT.map((form) => [form.key, form] as const))(
  'what was sent by %s passes the checks of its form, in both languages',
  (key, form) => {
    const own = all.filter((one) => one.form === key)

    const errors = own.flatMap(({ values }) => [
      ...Object.entries(checkForm(form, values).errors),
      ...Object.entries(checkCities(form, values)),
    ])

    expect(errors).toEqual([])
    expect(new Set(own.map(({ language }) => language))).toEqual(new Set(['en', 'id']))
    expect(own.some(({ state }) => state === 'new')).toBe(true)
  },
)

test('the demo has some of each form of the site', () => {
  expect(SENT.map(({ key }) => key)).toEqual([
    'contactMessage',
    'businessContact',
    'supportFeedback',
    'eventRegistration',
    'newsletter',
    'pageHelpful',
    'dataRequest',
    'abuseReport',
  ])
})

test('they are spread over weeks, none is of the future, each has an id of its own', () => {
  const days = new Set(all.map(({ created }) => created.slice(0, 10)))

  expect(days.size).toBeGreaterThan(40)
  expect(all.every(({ created }) => created <= NOW.toISOString())).toBe(true)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.every(({ form }) => formDeclarationOf(form))).toBe(true)
})
