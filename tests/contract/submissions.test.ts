import { describe, expect, test } from 'vitest'
import { FORM_MAILS } from '@flou/functions/features/mail/templates/formMails.ts'
import { OFFICES } from '@flou/shared/content/offices.ts'
import { AREAS } from '@flou/shared/content/registry.ts'
import { routesOf } from '@flou/shared/content/routing/routes.ts'
import { FORM_DECLARATIONS } from '@flou/shared/forms/registry.ts'

const SITE = { adminOrigin: 'https://admin.example', siteOrigin: 'https://www.example' }

describe.each(FORM_DECLARATIONS.map((form) => [form.key, form] as const))(
  'the form %s',
  (key, { permission }) => {
    test.each(OFFICES)('has its list and one of it in /%s, for who may read it', (office) => {
      const routes = AREAS.flatMap((area) => routesOf(area, office)).filter(
        ({ screen }) => screen.form === key,
      )

      const custom = routes.map((route) => (route.kind === 'custom' ? route.custom : ''))
      expect(custom).toEqual(expect.arrayContaining(['inboxList', 'inboxDetail']))
      expect(new Set(routes.map(({ area }) => area.permission))).toEqual(new Set([permission]))
    })

    test('is told to staff with a link to its list', () => {
      const { url = '' } = FORM_MAILS.formDigest({ name: 'Sari', form: key, count: 2 }, 'en', SITE)

      const route = AREAS.flatMap((area) => routesOf(area, 'dashboard2')).find(
        (one) => SITE.adminOrigin + one.url === url,
      )
      expect(route?.screen).toMatchObject({ custom: 'inboxList', form: key })
    })
  },
)
