import type { DemoRecord } from '../../record.ts'
import { both } from '../../wire.ts'

export const SYNONYM_WORDS: readonly { key: string; en: string; id: string }[] = [
  {
    key: 'virtual-server',
    en: 'virtual server, VM, virtual machine, VPS',
    id: 'virtual server, VM, mesin virtual, VPS',
  },
  { key: 'data-warehouse', en: 'data warehouse, DWH', id: 'data warehouse, gudang data' },
  { key: 'backup', en: 'backup, safety copy', id: 'backup, cadangan' },
  { key: 'load-balancer', en: 'load balancer, LB', id: 'load balancer, penyeimbang beban' },
  { key: 'vulnerability', en: 'vulnerability, weakness', id: 'kerentanan, celah' },
  { key: 'migration', en: 'migration, move', id: 'migrasi, pemindahan, migration' },
  { key: 'deployment', en: 'deploy, release, pipeline', id: 'deploy, rilis, pipeline' },
  { key: 'kubernetes', en: 'Kubernetes, k8s', id: 'Kubernetes, k8s' },
  {
    key: 'service-level',
    en: 'service level agreement, SLA',
    id: 'perjanjian tingkat layanan, SLA',
  },
]

export const SEARCH_SYNONYMS: readonly DemoRecord[] = SYNONYM_WORDS.map(({ key, en, id }) => ({
  type: 'searchSynonym',
  key,
  body: () => ({ contents: both({ en: { words: en }, id: { words: id } }) }),
}))

export const SEARCH_PINS: readonly DemoRecord[] = [
  { key: 'price', url: '/pricing', en: 'price, prices, cost', id: 'harga, biaya' },
  { key: 'help', url: '/support', en: 'help', id: 'bantuan' },
].map(({ key, url, en, id }, index) => ({
  type: 'searchPin',
  key,
  body: () => ({ url, order: index + 1, contents: both({ en: { query: en }, id: { query: id } }) }),
}))
