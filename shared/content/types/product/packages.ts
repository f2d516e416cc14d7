import type { Text } from '../../../locale.ts'
import { contentType } from '../../define.ts'
import type { CrossCheck } from '../../typeSpec.ts'
import { reference } from '../../fields/reference.ts'
import { formula, text } from '../../fields/text.ts'
import { money, number, toggle } from '../../fields/value.ts'
import type { Fields } from '../../declaration.ts'
import {
  billing,
  checkMonthlyCap,
  chargeRules,
  includedAmount,
  indonesianTitle,
  combineChecks,
  checkFormulaPresence,
  checkBounds,
  packageBase,
} from './packageFields.ts'

interface Options<A extends Fields> {
  plural: Text
  check?: CrossCheck
  added?: A
}

const packageType = <const K extends string, F extends Fields, A extends Fields = Record<never, never>>(
  key: K,
  fields: F,
  { plural, check, added }: Options<A>,
) =>
  contentType(key, {
    label: { en: 'Package', id: 'Paket' },
    plural,
    // last, and new fields at the very end: spreadsheet rows are pasted in column order
    fields: {
      ...fields,
      ...chargeRules(),
      ...includedAmount(),
      ...(added ?? ({} as A)),
      ...indonesianTitle(),
    },
    search: ['title'],
    list: { columns: ['title', 'regionId', 'price', 'unit', 'order'], sortBy: 'order' },
    parent: { type: 'product', field: 'productId' },
    grid: { path: 'prices', label: { en: 'Edit prices', id: 'Ubah harga' } },
    check: check ? combineChecks(checkMonthlyCap, check) : checkMonthlyCap,
  })

const amount = () => number({ decimals: true })
const priceFormula = () => ({ formula: formula(), isFormula: toggle() })
const note = () => text({ optional: true })

/** `bandwith` is misspelled in the existing API. */
export const instancePackage = packageType(
  'instancePackage',
  {
    ...packageBase(),
    instanceFamily: text({ optional: true }),
    cpu: amount(),
    ram: amount(),
    bandwith: amount(),
    packageForwardingRate: amount(),
    gpu: amount(),
    note: note(),
  },
  {
    plural: { en: 'Instances', id: 'Instans' },
    added: {
      processor: text({ optional: true }),
      disk: text({ optional: true }),
      gpuModel: text({ optional: true }),
      includedTransfer: number({ optional: true }),
    },
  },
)

export const networkPackage = packageType(
  'networkPackage',
  {
    ...packageBase(),
    maximumConnections: number(),
    maximumConnectionsPerSecond: number(),
    maximumQueryPerSecond: number(),
    billingItemValue: amount(),
    ...priceFormula(),
  },
  { plural: { en: 'Networks', id: 'Jaringan' }, check: checkFormulaPresence },
)

export const osPackage = packageType(
  'osPackage',
  {
    ...packageBase(),
    version: text({ optional: true }),
    pricePerMonth: money({ optional: true }),
    pricePerHour: money({ optional: true }),
  },
  { plural: { en: 'Operating systems', id: 'Sistem operasi' } },
)

export const securityPackage = packageType(
  'securityPackage',
  { ...packageBase(), billingItemValue: amount(), note: note() },
  { plural: { en: 'Security', id: 'Keamanan' } },
)

export const snapshotPackage = packageType(
  'snapshotPackage',
  { ...packageBase(), minimumCapacity: number(), maximumCapacity: number(), ...priceFormula() },
  {
    plural: { en: 'Snapshots', id: 'Snapshot' },
    check: combineChecks(checkBounds('minimumCapacity', 'maximumCapacity'), checkFormulaPresence),
  },
)

export const storagePackage = packageType(
  'storagePackage',
  { ...packageBase(), billingItemValue: amount(), minimumSize: number(), maximumSize: number() },
  {
    plural: { en: 'Storage', id: 'Penyimpanan' },
    check: combineChecks(checkBounds('minimumSize', 'maximumSize'), checkFormulaPresence),
    added: priceFormula(),
  },
)

export const generalPackage = packageType(
  'generalPackage',
  {
    ...packageBase({ isBillingOptional: true }),
    billingItemValue: amount(),
    packageType: text({ optional: true }),
    minimumUser: number(),
    maximumUser: number(),
    note: note(),
  },
  { plural: { en: 'General packages', id: 'Paket umum' }, check: checkBounds('minimumUser', 'maximumUser') },
)

export const databasePackage = packageType(
  'databasePackage',
  {
    ...packageBase({ isBillingOptional: true }),
    version: text(),
    cpu: amount(),
    ram: amount(),
    maximumIOPS: number(),
    maximumConnections: number(),
    billingItemValue: amount(),
  },
  { plural: { en: 'Databases', id: 'Basis data' } },
)

export const priceRelated = contentType('priceRelated', {
  label: { en: 'Related price', id: 'Harga terkait' },
  plural: { en: 'Related prices', id: 'Harga terkait' },
  fields: {
    relatedProduct: reference('product'),
    title: text({ optional: true }),
    regionId: reference('region'),
    ...billing(),
    price: money(),
    isTransfer: toggle({
      hint: {
        en: 'The transfer that packages include is free.',
        id: 'Transfer yang termasuk dalam paket tidak ditagih.',
      },
    }),
    ...indonesianTitle(),
  },
  list: {
    columns: ['relatedProduct', 'regionId', 'billingMethodId', 'price'],
    sortBy: 'created',
    by: ['relatedProduct'],
  },
})
