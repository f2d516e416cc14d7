import { area, customScreen } from '../define.ts'

/** Screens only. Authors see their own change requests without the permission. */
export const workflowArea = area({
  key: 'workflow',
  permission: 'Workflow',
  label: { en: 'Workflow', id: 'Persetujuan' },
  icon: 'workflow',
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
