import { expect, test } from 'vitest'
import { pageMarkdown } from './pageMarkdown.ts'

const markdown = (main: string) =>
  pageMarkdown(`<body><nav>Menu</nav><main id="main">${main}</main><footer>Foot</footer></body>`, {
    origin: 'https://site.example',
    language: 'id',
    path: '/products/cdn',
  })

test('a page becomes Markdown with its title, its address and absolute links', () => {
  const text = markdown(
    '<header><nav>Home</nav><h1>CDN <!-- -->cepat</h1><p>Dekat.</p></header>' +
      '<section><div><h2>Harga</h2></div><p>Lihat <a href="/pricing">harga</a>, <a href="#a">di bawah</a>.</p></section>',
  )

  expect(text).toBe(
    '# CDN cepat\n\n<https://site.example/id/products/cdn>\n\nDekat.\n\n## Harga\n\n' +
      'Lihat [harga](https://site.example/id/pricing), [di bawah](https://site.example/id/products/cdn#a).\n',
  )
})

test('questions are headings; lists and tables stay', () => {
  const text = markdown(
    '<h1>Tanya</h1><details><summary>Mengapa?</summary><span id="faq-1"></span><div><p>Karena.</p></div></details>' +
      '<ul><li><div><h3>Satu</h3><p>Teks</p></div></li></ul><table><tr><th>A</th></tr><tr><td>1</td></tr></table>',
  )

  expect(text).toContain('### Mengapa?\n\nKarena.\n\n- ### Satu\n\n  Teks\n\n| A |\n| --- |\n| 1 |')
})

test('controls, pictures and what is not printed are left out', () => {
  const text = markdown(
    '<h1>A</h1><form><label>Cari</label></form><p class="x no-print">Salin</p><button>Tutup</button>' +
      '<script>1 < 2</script><svg><title>Ikon</title></svg><i aria-hidden="true">→</i><p>Isi</p>',
  )

  expect(text).toBe('# A\n\n<https://site.example/id/products/cdn>\n\nIsi\n')
})
