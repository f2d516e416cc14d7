import { section } from '../define.ts'
import { items } from '../fields/nested.ts'
import { longText, text, url } from '../fields/text.ts'
import { choice, number, toggle } from '../fields/value.ts'
import { isServiceUrl, isSource, linesOf } from '../../visits/services.ts'

/** Short limit: the banner covers part of the page. */
const BANNER_UNDER = 240

/** Consent texts. A new version asks all visitors again; without texts no third-party script loads. */
export const settingConsent = section('setting.consent', {
  label: { en: 'Cookie consent', id: 'Izin kuki' },
  internal: true,
  fields: {
    version: number({ initial: 1, min: 1, max: 9_999 }),
    policyUrl: url({ optional: true }),
  },
  localized: {
    title: text(),
    description: longText({ under: BANNER_UNDER }),
    policyText: text({ optional: true }),
    acceptText: text(),
    rejectText: text(),
    chooseText: text(),
    saveText: text(),
    settingsTitle: text(),
    settingsText: longText({ under: 500 }),
    necessaryTitle: text(),
    necessaryText: longText({ under: 500 }),
    analyticsTitle: text(),
    analyticsText: longText({ under: 500 }),
    adsTitle: text(),
    adsText: longText({ under: 500 }),
    signalText: longText({ under: 300 }),
  },
})

const CATEGORIES = [
  { value: 'analytics', label: { en: 'Analytics', id: 'Analitik' } },
  { value: 'ads', label: { en: 'Advertising', id: 'Iklan' } },
  { value: 'necessary', label: { en: 'Strictly necessary (chat only)', id: 'Wajib (hanya obrolan)' } },
] as const

const KINDS = [
  { value: 'script', label: { en: 'Script of every page', id: 'Skrip di setiap halaman' } },
  {
    value: 'chat',
    label: { en: 'Live chat, loaded on request', id: 'Obrolan langsung, dimuat saat diminta' },
  },
] as const

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function problemsOf({ kind, category, scriptUrl, hosts }: Record<string, unknown>): Record<string, string> {
  return {
    ...(!isServiceUrl(textOf(scriptUrl)) && { scriptUrl: 'serviceAddress' }),
    ...(!linesOf(textOf(hosts)).every(isSource) && { hosts: 'serviceHosts' }),
    ...(kind !== 'chat' && category === 'necessary' && { category: 'serviceCategory' }),
  }
}

export const settingServices = section('setting.services', {
  label: { en: 'Chat and analytics', id: 'Obrolan dan analitik' },
  internal: true,
  fields: {
    services: items(
      {
        fields: {
          title: text(),
          isActive: toggle(),
          kind: choice(KINDS, { initial: 'script' }),
          category: choice(CATEGORIES, { initial: 'analytics' }),
          scriptUrl: url(),
          hosts: longText({ optional: true, under: 1_000 }),
          cookies: longText({ optional: true, under: 1_000 }),
        },
      },
      { max: 10 },
    ),
  },
  check: ({ services }) => {
    const list = Array.isArray(services) ? (services as Record<string, unknown>[]) : []
    return Object.fromEntries(
      list.flatMap((service, index) =>
        Object.entries(problemsOf(service)).map(([field, code]) => [`services.${index}.${field}`, code]),
      ),
    )
  },
})
