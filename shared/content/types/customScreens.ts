import { area, customScreen, inboxScreens, screen } from '../screens.ts'
import { glossaryTerm } from './glossary.ts'

export const publishingArea = area({
  key: 'publishing',
  permission: 'Publishing',
  label: { en: 'Publishing', id: 'Penerbitan' },
  icon: 'publishing',
  heading: 'administration',
  path: { dashboard: 'publishing', dashboard2: 'publishing' },
  screens: [
    customScreen('', 'publishing', { label: { en: 'Publishing', id: 'Penerbitan' } }),
    customScreen('broken-links', 'brokenLinks', {
      label: { en: 'Broken links', id: 'Tautan rusak' },
      only: 'dashboard2',
    }),
  ],
})

export const releasesArea = area({
  key: 'releases',
  permission: 'Manage Releases',
  label: { en: 'Releases', id: 'Rilis' },
  icon: 'milestone',
  heading: 'administration',
  path: { dashboard: 'releases', dashboard2: 'releases' },
  screens: [
    customScreen('', 'releaseList', { label: { en: 'Releases', id: 'Rilis' } }),
    customScreen('detail/:id', 'releaseDetail', { label: { en: 'Release', id: 'Rilis' } }),
  ],
})

export const exchangeScreen = customScreen('exchange', 'translationExchange', {
  label: { en: 'Files', id: 'Berkas' },
})

export const translationArea = area({
  key: 'translation',
  permission: 'Manage Translations',
  label: { en: 'Translations', id: 'Terjemahan' },
  icon: 'translation',
  heading: 'administration',
  path: { dashboard: 'translations', dashboard2: 'translations' },
  hasTabs: true,
  screens: [
    customScreen('', 'translationQueue', { label: { en: 'Translations', id: 'Terjemahan' } }),
    screen('/glossary', glossaryTerm),
    exchangeScreen,
  ],
})

export const personalDataArea = area({
  key: 'personalData',
  permission: 'Personal Data',
  label: { en: 'Personal Data', id: 'Data Pribadi' },
  icon: 'shield',
  heading: 'inbox',
  path: { dashboard: 'personal-data', dashboard2: 'personal-data' },
  screens: [
    customScreen('', 'personalData', { label: { en: 'Personal data desk', id: 'Layanan data pribadi' } }),
    ...inboxScreens('request', 'dataRequest', { label: { en: 'Requests', id: 'Permintaan' } }),
  ],
})

export const visitsArea = area({
  key: 'visits',
  permission: 'Visits',
  label: { en: 'Visits', id: 'Kunjungan' },
  icon: 'visits',
  heading: 'administration',
  path: { dashboard: 'visits', dashboard2: 'visits' },
  screens: [customScreen('', 'visits', { label: { en: 'Visits', id: 'Kunjungan' } })],
})

/** Screens only. Authors see their own change requests without the permission. */
export const workflowArea = area({
  key: 'workflow',
  permission: 'Workflow',
  label: { en: 'Workflow', id: 'Persetujuan' },
  icon: 'workflow',
  heading: 'administration',
  path: { dashboard: 'workflow', dashboard2: 'workflow' },
  screens: [
    customScreen('', 'workflowQueue', {
      label: { en: 'Review queue', id: 'Antrean persetujuan' },
      only: 'dashboard2',
      isForEveryone: true,
    }),
    customScreen('log', 'workflowLog', {
      label: { en: 'Decisions', id: 'Keputusan' },
      only: 'dashboard2',
    }),
    customScreen('detail/:id?', 'workflowDetail', {
      label: { en: 'Change', id: 'Perubahan' },
      only: 'dashboard2',
      isForEveryone: true,
    }),
  ],
})
