import { escapeHtml } from '@flou/shared/strings/escapeHtml.ts'

export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type HtmlValue = Html | string | number | undefined | readonly (Html | string)[]

/** Escapes all values except those built by this function. */
export function html(literals: TemplateStringsArray, ...values: HtmlValue[]): Html {
  const fragments = literals.map((literal, i) => literal + render(values[i]))
  return new Html(fragments.join(''))
}

function render(value: HtmlValue): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map((one) => render(one)).join('')
  return escapeHtml(String(value))
}

const STYLE = new Html(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 68rem; padding: 1rem; }
  h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
  .scroll { overflow-x: auto; } .scroll:focus-visible { outline: 2px solid; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .35rem .6rem .35rem 0;
    text-align: left; vertical-align: top; }
  td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
  nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; }
  a, button { font: inherit; } a:focus-visible, button:focus-visible { outline: 3px solid; outline-offset: 2px; }
  a { display: inline-block; padding: .125rem 0; min-height: 24px; } button { padding: .25rem .75rem; min-height: 32px; }
  pre { overflow-wrap: anywhere; white-space: pre-wrap; } iframe { border: 1px solid; height: 40rem; width: 100%; background: #fff; }
`)

export const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.text

interface Column<T> {
  title: string
  value: (row: T) => HtmlValue
  isNumber?: boolean
}

/** The wrapper scrolls by keyboard. */
export function table<T>(name: string, rows: readonly T[], columns: readonly Column<T>[]): Html {
  if (rows.length === 0) return html`<p>None.</p>`
  const cssClass = (column: Column<T>) => (column.isNumber ? html` class="number"` : html``)
  const head = columns.map((one) => html`<th scope="col" ${cssClass(one)}>${one.title}</th>`)
  const body = rows.map(
    (row) =>
      html`<tr>
        ${columns.map((one) => html`<td${cssClass(one)}>${one.value(row)}</td>`)}
      </tr>`,
  )
  return html`<div class="scroll" role="region" aria-label="${name}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${body}
      </tbody>
    </table>
  </div>`
}
