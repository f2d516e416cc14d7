import { beforeAll, expect, test } from 'vitest'
import { LANGUAGES, localPath, type Language } from '@flou/shared/locale.ts'
import { pathTo } from '@flou/shared/paths.ts'
import type { SiteRenderer } from '@flou/shared/site/contentSource.ts'
import { formAnchor, TRAP_NAME } from '@flou/shared/forms/anchors.ts'
import type { FormDeclaration } from '@flou/shared/forms/define.ts'
import { abuseReport } from '@flou/shared/forms/forms/abuseReport.ts'
import { businessContact } from '@flou/shared/forms/forms/businessContact.ts'
import { contactMessage } from '@flou/shared/forms/forms/contactMessage.ts'
import { dataRequest } from '@flou/shared/forms/forms/dataRequest.ts'
import { supportFeedback } from '@flou/shared/forms/forms/supportFeedback.ts'
import { builtRenderer } from './builtRenderer.ts'
import { FIXTURE } from './fixture.ts'
import { memorySource } from './memorySource.ts'

const SITE = { origin: 'https://site.example', adminOrigin: 'https://admin.example' }
const PAGES = [
  [contactMessage, pathTo('contactForm')],
  [businessContact, pathTo('ebc')],
  [supportFeedback, pathTo('feedback')],
  [abuseReport, pathTo('abuseReport')],
  [dataRequest, pathTo('dataRequest')],
] as const
const IN_BOTH = PAGES.flatMap(([form, path]) =>
  LANGUAGES.map((language) => [form.key, language, form as FormDeclaration, path] as const),
)
const SAID: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'By sending this form you consent to the processing of your personal data',
    'Fields marked with * are required.',
  ],
  id: [
    'Dengan mengirim formulir ini, Anda menyetujui pemrosesan data pribadi Anda',
    'Kolom bertanda * wajib diisi.',
  ],
}

let renderer: SiteRenderer
beforeAll(async () => {
  renderer = await builtRenderer()
}, 120_000)

async function markupOf(anchor: string, path: string, language: Language): Promise<string> {
  const { html } = await renderer.renderPage(path, memorySource(FIXTURE, language), SITE)
  const at = html.indexOf(` id="${formAnchor(anchor)}"`)
  return html.slice(html.lastIndexOf('<form', at), html.indexOf('</form>', at))
}

test.each(IN_BOTH)('%s in %s says what sending means, and marks what is required', async (...given) => {
  const [key, language, form, path] = given
  const markup = await markupOf(key, path, language)
  const fields = markup.split('data-field="').slice(1)
  const wrong = fields.filter((field) => {
    const name = field.slice(0, field.indexOf('"'))
    const required = form.fields[name]?.required ?? false
    const isMarked = field.includes('aria-hidden="true"> *</span>')
    return isMarked !== required || /\s(?:aria-)?required=""|\saria-required="true"/.test(field) !== required
  })

  for (const sentence of SAID[language]) expect(markup).toContain(sentence)
  expect(markup).toContain(`href="${localPath('/page/privacy', language)}"`)
  expect(fields).toHaveLength(Object.values(form.fields).filter(({ isHidden }) => !isHidden).length)
  expect(wrong).toEqual([])
})

test.each(LANGUAGES)(
  'the newsletter in %s says what sending means, and marks its field',
  async (language) => {
    const markup = await markupOf('newsletter', pathTo('contactForm'), language)

    expect(markup).toContain(SAID[language][0])
    expect(markup).toMatch(/placeholder="[^"]+ \*"/)
    expect(markup).toContain(`href="${localPath('/page/privacy', language)}"`)
  },
)

test.each(IN_BOTH)(
  '%s in %s: nothing about the trap invites browsers or people to fill it in',
  async (...given) => {
    const [key, language, , path] = given
    const markup = await markupOf(key, path, language)
    const [, trap = ''] = /<div[^>]*aria-hidden="true"[^>]*>(.*?)<\/div>/s.exec(markup) ?? []
    const words = trap.replace(/data-[\w-]+="[^"]*"|tabindex|autocomplete|class="[^"]*"/gi, '').toLowerCase()

    expect(trap).toContain(`name="${TRAP_NAME}"`)
    expect(trap).toContain('tabindex="-1"')
    expect(trap).toMatch(/autocomplete="off"/i)
    expect(words.replace(/name="/g, '')).not.toMatch(
      /name|nama|address|alamat|fax|faks|mail|surel|url|web|phone|tele|company|city|kota|user|pass|code|kode/,
    )
  },
)
