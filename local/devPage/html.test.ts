import { expect, test } from 'vitest'
import { html, table } from './html.ts'

test('what is filled in is escaped, what was built is not', () => {
  const inner = html`<b>${'<script>'}</b>`

  expect(html`<p title="${'"x"'}">${inner}</p>`.text).toBe(
    '<p title="&quot;x&quot;"><b>&lt;script&gt;</b></p>',
  )
})

test('a table without rows says so', () => {
  expect(table('E-mails', [], []).text).toBe('<p>None.</p>')
})
