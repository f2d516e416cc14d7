import { expect, test } from 'vitest'
import { fillForm } from './fillForm.ts'

const PAGE = [
  '<html><head><script type="application/ld+json">{}</script></head><body>',
  '<form id="form-other"><input name="email"/></form>',
  '<form action="/api/forms/a" id="form-a"><input type="hidden" name="_language" value="id"/>',
  '<p data-form-problem="" hidden=""></p>',
  '<input type="email" name="email" value=""/><p data-problem-of="email" hidden=""></p>',
  '<textarea name="message"></textarea>',
  '<select name="kind"><option value="" selected="">?</option><option value="a&amp;b">A</option></select>',
  '<input type="radio" name="rating" value="4"/><input type="radio" checked="" name="rating" value="5"/>',
  '<input type="checkbox" name="agreed" value="on"/></form>',
  '<script>boot()</script></body></html>',
].join('')

const fill = (values: Record<string, unknown>) =>
  fillForm(PAGE, 'a', {
    values,
    page: '/contact-us',
    problems: { fields: new Map([['email', 'Wrong <b>']]), summary: 'Check it' },
  })

test('what was typed and what is wrong stand in the page, escaped; other forms and descriptions stay as they are', async () => {
  const typed = '"><script>x</script>'
  const html =
    (await fill({ email: typed, message: '</textarea><b>', kind: 'a&b', rating: '4', agreed: 'on' })) ?? ''

  expect(html).toContain('<form id="form-other"><input name="email"/></form>')
  expect(html).toContain('<script type="application/ld+json">{}</script>')
  expect(html).not.toContain('boot()')
  expect(html).toContain('name="_page" value="/contact-us"')
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;x&lt;/script&gt;" aria-invalid="true"/>')
  expect(html).toContain('<p data-problem-of="email">Wrong &lt;b&gt;</p>')
  expect(html).toContain('<p data-form-problem="">Check it</p>')
  expect(html).toContain('<textarea name="message">&lt;/textarea&gt;&lt;b&gt;</textarea>')
  expect(html).toContain('<option value="">?</option><option value="a&amp;b" selected="">A</option>')
  expect(html).toContain('value="4" checked=""/><input type="radio" name="rating" value="5"/>')
  expect(html).toContain('name="agreed" value="on" checked=""/>')
})

test('a page without the form is not touched', async () => {
  expect(
    await fillForm('<p>none</p>', 'a', {
      values: {},
      page: '/',
      problems: { fields: new Map(), summary: '' },
    }),
  ).toBeUndefined()
})
