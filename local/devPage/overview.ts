import { html, page, table, type Html } from './html.ts'
import type { DevState } from './state.ts'

export function overview(state: DevState): string {
  return page(
    'Developer page',
    html`<h1>Developer page</h1>
      <p>Only there in the local runtime. <a href="/__dev">Refresh</a></p>
      ${links(state)}
      <h2>Functions</h2>
      ${functions(state)}
      <h2>E-mails</h2>
      ${mail(state)}
      <h2>Executions of state machines</h2>
      ${executions(state)}
      <h2>Failed batches</h2>
      ${failedBatches(state)}
      <h2>Publishing</h2>
      ${publish(state)}
      <h2>Table</h2>
      ${tables(state)}`,
  )
}

const links = ({ origins }: DevState) =>
  html`<nav aria-label="Addresses">
    <ul>
      <li><a href="${origins.site}">Site</a></li>
      <li><a href="${origins.admin}">Back-office</a></li>
      <li><a href="/__dev/portal">Customer portal</a></li>
      <li><a href="/__dev/state.json">This page as JSON</a></li>
      <li><a href="/__dev/api">API reference</a></li>
      <li><a href="/__dev/ui">UI kit</a></li>
      <li><a href="/__dev/openapi.json">OpenAPI</a></li>
    </ul>
  </nav>`

const functions = (state: DevState) =>
  table('Functions', state.functions, [
    { title: 'Function', value: (row) => row.name },
    { title: 'Calls', value: (row) => row.invocations, isNumber: true },
    { title: 'Errors', value: (row) => row.errors, isNumber: true },
    { title: 'p50 ms', value: (row) => row.p50, isNumber: true },
    { title: 'p95 ms', value: (row) => row.p95, isNumber: true },
    {
      title: 'Last error',
      value: ({ lastError }) => (lastError ? `${lastError.at} ${lastError.message}` : '–'),
    },
  ])

const mail = (state: DevState) =>
  table('E-mails', state.mail, [
    { title: 'Sent', value: (row) => row.at },
    { title: 'To', value: (row) => row.to },
    { title: 'Subject', value: (row) => html`<a href="/__dev/mail/${row.id}">${row.subject}</a>` },
  ])

const executions = (state: DevState) =>
  table('Executions of state machines', state.executions, [
    { title: 'Execution', value: (row) => row.name },
    { title: 'Status', value: (row) => row.status },
    { title: 'State', value: (row) => row.state },
    { title: 'Since', value: (row) => row.entered },
    { title: 'Started', value: (row) => row.started },
  ])

const failedBatches = (state: DevState) =>
  table('Failed batches', state.failedBatches, [
    { title: 'When', value: (row) => row.at },
    { title: 'Function', value: (row) => row.functionName },
    { title: 'Records', value: (row) => row.records, isNumber: true },
    { title: 'Reason', value: (row) => row.reason },
    { title: 'Replay', value: (row) => replayForm(row.key) },
  ])

const replayForm = (key: string) =>
  html`<form method="post" action="/__dev/replay">
    <input type="hidden" name="key" value="${key}" /><button>Replay<span hidden> ${key}</span></button>
  </form>`

function publish({ publish: { full, invalidations } }: DevState): Html {
  return html`<pre>${JSON.stringify(full, null, 2)}</pre>
    ${table('Invalidations', invalidations, [
      { title: 'Invalidated', value: (row) => row.at },
      { title: 'Paths', value: (row) => row.paths.join(' ') },
    ])}`
}

function tables({ tables: all }: DevState): Html {
  if (!all) return html`<p>The table service is your own; ask it.</p>`
  return html`${all.map(({ table: name, types }) =>
    table(name, types, [
      { title: 'Type', value: (row) => row.type },
      { title: 'Items', value: (row) => row.items, isNumber: true },
      { title: 'Kilobytes', value: (row) => Math.ceil(row.bytes / 1024), isNumber: true },
    ]),
  )}`
}
